#!/usr/bin/env bash
# Rehearses three database servers under Patroni on this machine, each in a network namespace of its own, with HAProxy,
# PgBouncer, pgBackRest and two servers of the product in front: the leader is killed, cut off and has its disk filled while
# 16 people write. At the end, tables are emptied by mistake and the database is restored to the moment before.
#
#   deploy/patroni/rehearse.sh [words of the faults to try ...]        as root, in a built checkout (npm ci && npm run build)
#
# Installs what it needs from Debian's packages. Prints what was acknowledged, lost and doubled, and how long nobody could
# write; exits with 1 when anything was lost or doubled.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "$(id -u)" = 0 ] || { echo 'network namespaces need root' >&2; exit 2; }
missing=()
for package in patroni etcd-server haproxy pgbouncer pgbackrest postgresql iproute2; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  # the clusters and services of the packages themselves must not start
  printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
  trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  rm -f /usr/sbin/policy-rc.d
  trap - EXIT
fi
[ -f dist/server/main.js ] || npm run -s build
exec node_modules/.bin/node --import ./tests/factories/run-typescript.mjs deploy/patroni/rehearse.mjs "$@"
