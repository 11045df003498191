#!/bin/sh
# Deschide programul Editare. Pe macOS, Editare.command face același lucru.
cd "$(dirname "$0")" || exit 1

stop() {
  printf '\n%s\n' "$@"
  # Fereastra deschisă prin dublu clic rămâne până se citește mesajul.
  if [ -t 0 ]; then
    printf 'Apăsați Enter. '
    read -r _
  fi
  exit 1
}

install='Instalați Node.js (varianta LTS) de pe https://nodejs.org, apoi deschideți din nou Editare.'
command -v node >/dev/null 2>&1 || stop "Lipsește programul Node.js." "$install"
# Varianta 20.3 este cea mai veche cu care se poate instala.
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a * 100 + b < 2003 ? 1 : 0)' ||
  stop "Node.js de pe acest calculator este prea vechi." "$install"
npm run --silent edit
code=$?
# 0: a fost închis; de la 128: a fost oprit din fereastră.
if [ $code -ne 0 ] && [ $code -lt 128 ]; then
  stop "Editare nu a pornit." \
    "La prima pornire este nevoie de internet: verificați legătura, apoi deschideți din nou Editare." \
    "Dacă tot nu pornește, arătați această fereastră celui care v-a făcut site-ul."
fi
