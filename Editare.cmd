@echo off
chcp 65001 >nul
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo Lipsește programul Node.js. Instalați-l de pe https://nodejs.org ^(varianta LTS^), apoi deschideți din nou Editare.
  start https://nodejs.org/
  pause
  exit /b 1
)
node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a * 100 + b < 2003 ? 1 : 0)"
if errorlevel 1 (
  echo Node.js de pe acest calculator este prea vechi. Instalați varianta LTS de pe https://nodejs.org, apoi deschideți din nou Editare.
  pause
  exit /b 1
)
call npm run --silent edit
if not errorlevel 1 exit /b 0
if errorlevel 128 exit /b 0
echo Editare nu a pornit.
echo La prima pornire este nevoie de internet: verificați legătura, apoi deschideți din nou Editare.
echo Dacă tot nu pornește, arătați această fereastră celui care v-a făcut site-ul.
pause
exit /b 1
