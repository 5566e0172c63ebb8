#!/bin/sh
# Runs a command of Candeia once, as its service runs: with the same user and settings. Run it as root.
#
#   sh deploy/systemd/candeia.sh cli/admin --email pessoa@exemplo.org
#
# The program is in dist/server. systemd reads the settings, so that values with spaces and quotes are the same as in the
# service; SETTINGS names another file of them. At a terminal, Ctrl+C ends the command.
set -eu
program=/opt/candeia/dist/server/$1.js
shift
exec systemd-run --pty --pipe --wait --collect --quiet \
  -p User=candeia -p Group=candeia -p UMask=0077 -p WorkingDirectory=/opt/candeia \
  -p "Environment=NODE_ENV=production DATA_DIR=/var/lib/candeia DEMO=false" \
  -p "EnvironmentFile=${SETTINGS:-/etc/candeia/candeia.env}" \
  /opt/candeia/node_modules/.bin/node "$program" "$@"
