import { type Client, escapeIdentifier } from 'pg'
import type { ChurchTable } from './rows/catalogue.js'
import { columnsOf } from './rows/load.js'
import type { Unnamed } from './withdrawn.js'

/** What the church and the platform decided of the church itself: where its money goes, and whether it is open. */
const ofChurch = [
  ...['chave_pix', 'nome_pix', 'cidade_pix', 'endereco_ofertar'],
  ...['suspenso_em', 'motivo_suspensao', 'apagar_em'],
]

/**
 * Remembers what people decided, before the rows of a backup replace those of the church: an older decision must not
 * count again. Within the transaction that replaces them.
 * @param since when the backup was made
 * @returns brings it back, once the rows of the backup are there, and says which people leave an incident
 */
export async function rememberDecisions(
  client: Client,
  tables: readonly ChurchTable[],
  { church, since }: { church: number; since: string },
): Promise<() => Promise<Unnamed[]>> {
  const named = (name: string) => tables.find((table) => table.name === name) as ChurchTable
  const [answers, credentials, webhooks, bank] = ['consentimento', 'credencial', 'webhook', 'provedor_pix'].map(
    named,
  ) as [ChurchTable, ChurchTable, ChurchTable, ChurchTable]
  const [incidents, hit] = ['incidente', 'pessoa_incidente'].map(named) as [ChurchTable, ChurchTable]
  await setAside(client, answers, church)
  await setAside(client, credentials, church)
  await setAside(client, webhooks, church, 'and removido_em is null')
  await setAside(client, bank, church)
  await setAside(client, incidents, church)
  await setAside(client, hit, church)
  await setAside(client, named('cliente'), church)
  await setAside(client, named('usuario'), church, 'and excluido_em is null')
  const names = await namesOfHit(client, church)
  const inUse = await uuidsOf(client, aside(webhooks), church)
  return async () => {
    // rows that have just arrived are not in the planner's figures: it would compare each row with each
    await client.query('set local enable_nestloop = off')
    await bringBack(client, answers)
    await settleAnswers(client, church)
    // a password that was changed because somebody knew it must not work again, and two steps stay switched on
    await bringBack(client, credentials)
    await client.query(`delete from credencial t where id_cliente = $1 and ${missing('id_usuario')}`, [church])
    await settleEmails(client, church)
    await settleNotices(client, church, since)
    // a webhook that was given up tells nobody anything, and one that is left keeps its address and its secret
    const stored = await uuidsOf(client, 'webhook', church)
    await bringBack(client, webhooks)
    const both = inUse.filter((uuid) => stored.includes(uuid))
    await client.query('delete from webhook where id_cliente = $1 and uuid <> all ($2)', [church, both])
    await settleBank(client, bank, church)
    await bringBack(client, incidents)
    await client.query('delete from pessoa_incidente where id_cliente = $1', [church])
    await bringBack(client, hit)
    const unnamed = await settleIncidents(client, church, names)
    await client.query(
      `update cliente c set ${ofChurch.map((column) => `${column} = n.${column}`).join(', ')}
       from ${aside(named('cliente'))} n where c.id_cliente = $1 and n.id = c.id`,
      [church],
    )
    await client.query('set local enable_nestloop to default')
    return unnamed
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

/**
 * The e-mail is half of the sign-in, and who reads its mailbox can set the password. So everybody has the present one. An
 * address that somebody has now is nobody else's, such as that of a person who was deleted since then and is back.
 */
async function settleEmails(client: Client, church: number): Promise<void> {
  const lose = (who: string) =>
    client.query(`update usuario u set email = null from agora_usuario n where u.id_cliente = $1 and ${who}`, [church])
  await lose('n.id = u.id and n.email is distinct from u.email')
  await lose(`n.email = u.email and n.id <> u.id and u.excluido_em is null
    and exists (select from usuario o where o.id_cliente = u.id_cliente and o.id = n.id)`)
  await client.query(
    `update usuario u set email = n.email from agora_usuario n
     where u.id_cliente = $1 and n.id = u.id and n.email is distinct from u.email`,
    [church],
  )
}

/**
 * What people chose for their notices stays, and so do the notices: nobody gets one again. Those that still wait tell of
 * what has gone with the restore.
 */
async function settleNotices(client: Client, church: number, since: string): Promise<void> {
  for (const table of ['preferencia_aviso', 'aviso'])
    await client.query(`delete from ${table} t where id_cliente = $1 and ${missing('id_usuario')}`, [church])
  await client.query(`delete from aviso where id_cliente = $1 and situacao = 'pendente' and created_at > $2`, [
    church,
    since,
  ])
}

/** The names of the people of the church's incidents, by their ids. */
async function namesOfHit(client: Client, church: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    `select u.id, u.name from usuario u where u.id_cliente = $1 and exists (
       select from pessoa_incidente p where p.id_cliente = u.id_cliente and p.id_usuario = u.id)`,
    [church],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * An incident is often why a church is restored, and the law wants it to be kept. Of people who are not in the backup only
 * the number stays.
 * @returns these people, who must still be told
 */
async function settleIncidents(client: Client, church: number, names: ReadonlyMap<number, string>): Promise<Unnamed[]> {
  const { rows } = await client.query<{ incident: number; id: number }>(
    `select id_incidente as incident, id_usuario as id from pessoa_incidente t
     where id_cliente = $1 and ${missing('id_usuario')} order by 1, 2`,
    [church],
  )
  await client.query(
    `with gone as (delete from pessoa_incidente t where id_cliente = $1 and ${missing('id_usuario')} returning id_incidente)
     update incidente i set pessoas_apagadas = i.pessoas_apagadas + g.people
     from (select id_incidente, count(*) as people from gone group by 1) g
     where i.id_cliente = $1 and i.id = g.id_incidente`,
    [church],
  )
  return rows.map(({ incident, id }) => ({ incident, id, name: names.get(id) ?? '' }))
}

/**
 * The bank stays as it is: its secrets of before do not work any more, and who switched it off meant it. But the Pix that
 * came after the backup are gone, so it is asked for them again.
 */
async function settleBank(client: Client, bank: ChurchTable, church: number): Promise<void> {
  const { rows } = await client.query<{ until: string | null }>(
    'select buscado_ate::text as until from provedor_pix where id_cliente = $1',
    [church],
  )
  await client.query('delete from provedor_pix where id_cliente = $1', [church])
  await bringBack(client, bank)
  await client.query(
    `update provedor_pix t set buscado_ate = case when buscado_ate is not null then $2::timestamptz end,
       id_conta_financeira =
         (select c.id from conta_financeira c where c.id_cliente = t.id_cliente and c.id = t.id_conta_financeira)
     where id_cliente = $1`,
    [church, rows[0]?.until ?? null],
  )
}
