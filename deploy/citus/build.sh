#!/usr/bin/env bash
# Builds Citus from the archive of its source against the installed PostgreSQL of Debian and installs it as an extension.
# A stamp names the archive and the PostgreSQL it was built for; with the same ones nothing is built again.
#
#   deploy/citus/build.sh <citus-*.tar.xz or .tar.gz>        as root
set -euo pipefail
archive=$(readlink -f "${1:?the archive of the source of Citus}")
[ "$(id -u)" = 0 ] || { echo 'installing an extension needs root' >&2; exit 2; }
missing=()
for package in postgresql-15 postgresql-server-dev-15 gcc make autoconf flex bison xz-utils libcurl4-openssl-dev liblz4-dev \
  libzstd-dev libssl-dev libkrb5-dev libicu-dev libpam0g-dev libselinux1-dev libxslt1-dev libxml2-dev libreadline-dev zlib1g-dev; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  # the cluster of the package itself must not start
  printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
  trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  rm -f /usr/sbin/policy-rc.d
  trap - EXIT
fi
export PG_CONFIG=/usr/lib/postgresql/15/bin/pg_config
library=$($PG_CONFIG --pkglibdir)
stamp="$($PG_CONFIG --version) $(sha256sum < "$archive" | cut -c1-16)"
[ -f "$library/citus.so" ] && [ "$(cat "$library/citus.stamp" 2>/dev/null)" = "$stamp" ] && exit 0
began=$SECONDS
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar xf "$archive" -C "$work"
cd "$work"
[ -f configure.ac ] || cd ./*/
header=src/include/pg_version_compat.h
# some versions of PostgreSQL 15 export this function, and then a static one of the same name does not compile
exported=$($PG_CONFIG --includedir-server)/commands/dbcommands.h
if grep -q have_createdb_privilege "$exported" && grep -q '^have_createdb_privilege(void)' "$header"; then
  sed -i '/^static inline bool$/{N;/have_createdb_privilege(void)/{:body;N;/\n}$/!b body;s/.*/#include "commands\/dbcommands.h"/}}' "$header"
fi
{ ./autogen.sh && ./configure && make -j"$(nproc)" && make install; } > "$work.log" 2>&1 || { tail -40 "$work.log" >&2; exit 1; }
rm -f "$work.log"
echo "$stamp" > "$library/citus.stamp"
echo "Citus was built in $((SECONDS - began)) s for $($PG_CONFIG --version)"
