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
node -e "process.exit(Number(process.versions.node.split('.')[0]) < 20 ? 1 : 0)"
if errorlevel 1 (
  echo Node.js de pe acest calculator este prea vechi. Instalați varianta LTS de pe https://nodejs.org, apoi deschideți din nou Editare.
  pause
  exit /b 1
)
node tools/run.mjs edit
if errorlevel 1 pause
