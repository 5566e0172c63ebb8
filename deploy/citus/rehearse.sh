#!/usr/bin/env bash
# Rehearses the product on PostgreSQL that Citus distributes over a coordinator and two workers on this machine: builds
# Citus, distributes a new database and one with the demonstration churches, compares every table, lets 16 people write,
# kills the coordinator while jobs are queued, adds a node and moves parts of the tables to it meanwhile, copies and restores
# churches, moves one to plain PostgreSQL and back, and prints the price of a request beside plain PostgreSQL.
#
#   deploy/citus/rehearse.sh <archive of the source of Citus 13.2> [words of the steps to try ...]     as root
#
# REHEARSE_CHECK    a program that gets the server's address, run while the filled database is served
# REHEARSE_CHURCHES how many churches the step scale fills, such as 2000, beside one of 50,000 people; without it, it is left out
# REHEARSE_FROM     a built checkout of an earlier version, whose distributed database this version updates (step update)
# REHEARSE_TESTS    files of tests, run with the coordinator as their database (npx jest)
#
# Installs what it needs from Debian's packages, and Citus into the PostgreSQL of Debian. Everything else is in a folder
# that is removed. Exits with 1 when anything was lost, doubled or different.
set -euo pipefail
archive=$(readlink -f "${1:?the archive of the source of Citus}")
shift
cd "$(dirname "$0")/../.."
deploy/citus/build.sh "$archive"
[ -f dist/server/main.js ] || npm run -s build
exec node_modules/.bin/node --import ./tests/factories/run-typescript.mjs deploy/citus/rehearse.mjs "$@"
