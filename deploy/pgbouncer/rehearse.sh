#!/usr/bin/env bash
# Rehearses the product behind PgBouncer in transaction mode: two server processes, 16 writers, a subscription, a report
# and a copy of the church. Prints the acknowledged, lost and doubled writes, and fails when a write was lost or doubled.
#
#   deploy/pgbouncer/rehearse.sh [seconds]        in a built checkout (npm ci && npm run build)
#
# PGBOUNCER                names another PgBouncer than the installed one
# REHEARSE_PREPARE=true    keeps statements prepared: PgBouncer 1.21 or newer
# REHEARSE_DATABASE_URL    an empty scratch database of a superuser, instead of a PostgreSQL that is started for this
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ -z "${PGBOUNCER:-}" ] && ! command -v pgbouncer >/dev/null && [ ! -x /usr/sbin/pgbouncer ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo 'PgBouncer is not installed: apt-get install pgbouncer' >&2
    exit 2
  fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends pgbouncer >/dev/null
fi
[ -f dist/server/main.js ] || npm run -s build
exec node_modules/.bin/node --import ./tests/factories/run-typescript.mjs tests/faults/pgbouncer.mjs "$@"
