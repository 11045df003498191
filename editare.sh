#!/bin/sh
# Deschide programul Editare. Pe macOS, Editare.command face același lucru.
cd "$(dirname "$0")" || exit 1

stop() {
  printf '%s\nInstalați Node.js (varianta LTS) de pe https://nodejs.org, apoi deschideți din nou Editare.\n' "$1"
  # Fereastra deschisă prin dublu clic rămâne până se citește mesajul.
  if [ -t 0 ]; then
    printf 'Apăsați Enter. '
    read -r _
  fi
  exit 1
}

command -v node >/dev/null 2>&1 || stop "Lipsește programul Node.js."
node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' ||
  stop "Node.js de pe acest calculator este prea vechi."
exec node tools/run.mjs edit
