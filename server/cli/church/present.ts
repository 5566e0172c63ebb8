import { type Client, escapeIdentifier } from 'pg'
import type { ChurchTable } from './catalogue.js'
import { columnsOf } from './load.js'

/**
 * Remembers what people decided, before the rows of a backup replace those of the church: an older decision must not
 * count again. Within the transaction that replaces them.
 * @returns brings it back, once the rows of the backup are there
 */
export async function rememberDecisions(
  client: Client,
  tables: readonly ChurchTable[],
  church: number,
): Promise<() => Promise<void>> {
  const named = (name: string) => tables.find((table) => table.name === name) as ChurchTable
  const [answers, credentials, webhooks] = [named('consentimento'), named('credencial'), named('webhook')]
  await setAside(client, answers, church)
  await setAside(client, credentials, church)
  await setAside(client, webhooks, church, 'and removido_em is null')
  const inUse = await uuidsOf(client, aside(webhooks), church)
  return async () => {
    // rows that have just arrived are not in the planner's figures: it would compare each row with each
    await client.query('set local enable_nestloop = off')
    await bringBack(client, answers)
    await settleAnswers(client, church)
    // a password that was changed because somebody knew it must not work again, and two steps stay switched on
    await bringBack(client, credentials)
    await client.query(`delete from credencial t where id_cliente = $1 and ${missing('id_usuario')}`, [church])
    // a webhook that was given up tells nobody anything, and one that is left keeps its address and its secret
    const stored = await uuidsOf(client, 'webhook', church)
    await bringBack(client, webhooks)
    const both = inUse.filter((uuid) => stored.includes(uuid))
    await client.query('delete from webhook where id_cliente = $1 and uuid <> all ($2)', [church, both])
    await client.query('set local enable_nestloop to default')
  }
}

const aside = ({ name }: ChurchTable) => escapeIdentifier(`agora_${name}`)

/**
 * Keeps the present rows of the church until the transaction ends.
 * @param and a further condition
 */
async function setAside(client: Client, table: ChurchTable, church: number, and = ''): Promise<void> {
  await client.query(
    `create temp table ${aside(table)} on commit drop as
       select ${columnsOf(table)} from ${escapeIdentifier(table.name)} where id_cliente = ${church} ${and}`,
  )
}

async function uuidsOf(client: Client, table: string, church: number): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(`select uuid from ${table} where id_cliente = $1`, [church])
  return rows.map(({ uuid }) => uuid)
}

/** Brings these rows back. One that the backup has too becomes what it was before the restore. */
async function bringBack(client: Client, table: ChurchTable): Promise<void> {
  const columns = columnsOf(table)
  const set = table.columns
    .filter((column) => !table.key.includes(column))
    .map((column) => `${escapeIdentifier(column)} = excluded.${escapeIdentifier(column)}`)
  await client.query(
    `insert into ${escapeIdentifier(table.name)} (${columns}) select ${columns} from ${aside(table)}
     on conflict (${columnsOf({ columns: table.key })}) do update set ${set.join(', ')}`,
  )
}

/** Whether the person that this column of `t` names is not in the backup. */
const missing = (column: string) =>
  `not exists (select from usuario u where u.id_cliente = t.id_cliente and u.id = t.${column})`

/**
 * Answers stay, of people who do. Who recorded an answer for somebody else may not be in the backup: without a name the
 * answer would count as the person's own. So a yes goes, and only a no stays, which shows nobody anything.
 */
async function settleAnswers(client: Client, church: number): Promise<void> {
  await client.query(
    `delete from consentimento t where id_cliente = $1
       and (${missing('id_usuario')} or aceito = 1 and id_autor is not null and ${missing('id_autor')})`,
    [church],
  )
  await client.query(
    `update consentimento t set id_autor = null where id_cliente = $1 and id_autor is not null and ${missing('id_autor')}`,
    [church],
  )
}
