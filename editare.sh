#!/bin/sh
# Deschide programul Editare. Pe macOS, Editare.command face același lucru.
stop() {
  printf '\n%s\n' "$@"
  # Fereastra deschisă prin dublu clic rămâne până se citește mesajul.
  if [ -t 0 ]; then
    printf 'Apăsați Enter. '
    read -r _
  fi
  exit 1
}

cd "$(dirname "$(readlink -f "$0" || echo "$0")")" && [ -f package.json ] ||
  stop "Editare se deschide numai din folderul lui: lăsați fișierul acolo și faceți-i o scurtătură."
install='Instalați Node.js (varianta LTS) de pe https://nodejs.org, apoi deschideți din nou Editare.'
command -v node >/dev/null 2>&1 || stop "Lipsește programul Node.js." "$install"
# Varianta 20.3 este cea mai veche cu care se poate instala.
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a * 100 + b < 2003 ? 1 : 0)' ||
  stop "Node.js de pe acest calculator este prea vechi." "$install"
npm run --silent edit
case $? in
0 | 129 | 130 | 143) ;; # A fost închis.
134 | 137 | 139)
  stop "Editare s-a închis pe neașteptate; ce ați scris s-a păstrat. Deschideți din nou Editare."
  ;;
*)
  stop "Editare nu a pornit." \
    "La prima pornire este nevoie de internet: verificați legătura, apoi deschideți din nou Editare." \
    "Dacă tot nu pornește, arătați această fereastră celui care v-a făcut site-ul."
  ;;
esac
