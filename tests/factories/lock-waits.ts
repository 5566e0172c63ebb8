import { onCitus } from './database.js'

/** SQL: the transactions of this database that wait for the lock of another; on Citus they wait at its nodes. */
export const lockWaits = (): string =>
  onCitus()
    ? 'select from citus_lock_waits'
    : `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
