@echo off
chcp 65001 >nul
cd /d "%~dp0"
if not exist package.json (
  echo Editare se deschide numai din folderul lui: lăsați fișierul acolo și faceți-i o scurtătură.
  pause
  exit /b 1
)
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
rem 0: a fost închis; 129, 130, 143 și -1073741510 (0xC000013A): a fost oprit din fereastră.
for %%c in (0 129 130 143 -1073741510 3221225786) do if "%errorlevel%"=="%%c" exit /b 0
echo Editare nu a pornit sau s-a închis pe neașteptate.
echo Deschideți din nou Editare. La prima pornire este nevoie de internet: verificați legătura.
echo Dacă tot nu pornește, arătați această fereastră celui care v-a făcut site-ul.
pause
exit /b 1
