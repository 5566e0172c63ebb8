import { escapeLiteral } from 'pg'
import type { Engine } from '../../base/config.js'

/** Settings of a transaction, by their names in PostgreSQL. */
export type Settings = Readonly<Record<string, string>>

/** The function with which Citus sets the settings of a transaction on every node that takes part in it. */
export const settingFunction = 'definir_na_transacao'

/**
 * SQL that sets these settings until the transaction ends. Citus passes only `set local` on to its other nodes, and with
 * it the whole message in which it stands: everything else in the message would run there too. Within a function it
 * stands alone, so the message may hold more.
 */
export function settingsText(engine: Engine, settings: Settings): string {
  const names = Object.keys(settings)
  if (!names.length) return ''
  if (engine === 'postgresql')
    return names.map((name) => `; set local ${name} = ${escapeLiteral(settings[name] ?? '')}`).join('')
  const [keys, values] = [names, Object.values(settings)].map((list) => list.map((one) => escapeLiteral(one)).join())
  return `; select ${settingFunction}(array[${keys}], array[${values}])`
}

/**
 * Options of a connection that serves churches: Citus passes the settings of a transaction on to its other nodes, and has
 * one connection to each of them, also for a statement that writes to several parts of a table.
 */
export const connectionOptions = (engine: Engine): { options?: string } =>
  engine === 'citus'
    ? { options: '-c citus.propagate_set_commands=local -c citus.multi_shard_modify_mode=sequential' }
    : {}
