#!/bin/sh
# Patroni calls this with the action, the new role and the name of the cluster. A new leader makes a backup at once: the
# moments after the change can be restored from it. It runs beside PostgreSQL, because Patroni waits for no callback.
case "$2" in
  primary | master)
    # pgBackRest refuses until a checkpoint has written the new timeline; a server that still ends its recovery cannot
    until [ "$(psql -d postgres -Atqc 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
    psql -d postgres -qc checkpoint
    exec pgbackrest --stanza=candeia --type=incr backup
    ;;
esac
