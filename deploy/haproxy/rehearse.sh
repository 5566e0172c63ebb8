#!/usr/bin/env bash
# Rehearses two servers behind HAProxy on this machine: one is killed and one is replaced in turn while people write.
#
#   deploy/haproxy/rehearse.sh [seconds] [a built checkout of an earlier version]
#
# With an earlier version, both servers begin with it, and are replaced by this one in turn: a rolling update.
# Installs HAProxy and PostgreSQL from Debian's packages if they are missing and it runs as root. Build the product first
# (npm run build). Prints what was tried, acknowledged, lost and doubled; exits with 1 when anything was lost or doubled.
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v haproxy >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
  [ "$(id -u)" = 0 ] || { echo "haproxy or postgresql is missing; install both, or run this as root"; exit 1; }
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends haproxy postgresql
fi
exec node_modules/.bin/node deploy/haproxy/rehearse.mjs "$@"
