import { Changes, otherUuid } from './change.js'
import { ChurchError } from './error.js'
import type { Installation } from './installation.js'
import { fromDatabase, type Later, laterOf, type Origin, pairsOf, visitsOf } from './origin.js'
import { type ChurchTable, churchTables } from './rows/catalogue.js'
import { copyChanged, copyRows, loading, refuseOrphans } from './rows/load.js'
import { chooseNumbers } from './rows/numbers.js'
import type { Shift } from './rows/references.js'
import { comment } from './sealed.js'
import { beginInChurch, inChurch, setState } from './state.js'

export type Say = (line: string) => void

/**
 * What only one of two equal churches may have: bills, e-mails, notices and calls to other systems must not happen
 * twice.
 */
const onlyOnce = [
  'aparelho',
  'assinatura',
  'aviso',
  'email_saida',
  'idempotencia',
  'provedor_pix',
  'webhook',
  'webhook_entrega',
  'webhook_mudanca',
]

/** Tables whose rows are found by the hash of a token that begins with the number of the church. */
const byToken = (tables: readonly ChurchTable[]) => tables.filter(({ columns }) => columns.includes('hash'))

/** How a church is loaded into the target. */
export interface Arrival {
  origin: Origin
  keyBefore: Buffer
  /** where the church comes from, which is stored in the target */
  from: string
  /** whether the church exists twice afterwards: then what must not happen twice is left out */
  second: boolean
  /** set for a church beside the present one: it gets other uuids and another name, nobody may sign in, and it is suspended */
  beside?: { salt: string; name: (nome: string) => string; reason: string }
  /** closes the church, and returns it as it is then: its rows were copied while it was open */
  later?: () => Promise<Later>
  /** runs in the transaction that loads the rows */
  also?: (to: number, changes: { shift: Shift; keys: { from: Buffer; to: Buffer } }) => Promise<void>
}

/** How many numbers each table may need while the rows are copied and the church is open. */
const spare = 10_000

/**
 * The church grew by more records than `spare` while it was open. Everything is copied again, now that it is closed.
 */
export class Outgrown extends Error {}

export interface Arrived {
  to: number
  rows: number
  unreadable: number
  /** tokens and links that do not work with another number */
  ended: number
}

/** Loads all rows of a church into the target in one transaction. The church is closed there until it is opened. */
export async function arrive(target: Installation, arrival: Arrival, say: Say): Promise<Arrived> {
  const { origin, second, beside } = arrival
  const { shift, changes: renumbered, fits } = await chooseNumbers(target, origin, arrival.later ? spare : 0)
  const to = origin.church + shift('cliente', origin.church)
  const keys = { from: arrival.keyBefore, to: target.key }
  const visits = origin.tables.find(({ name }) => name === comment.table) as ChurchTable
  const changesOf = async (from: Origin) =>
    new Changes(origin.tables, {
      from: origin.church,
      to,
      shift,
      changes: renumbered,
      keys,
      visits: await visitsOf(from, visits),
      ...(beside && { uuid: otherUuid(beside.salt) }),
    })
  const changes = await changesOf(origin)
  const left = second ? [...onlyOnce, ...byToken(origin.tables).map(({ name }) => name)] : []
  if (beside) left.push('credencial')
  const arrived: Arrived = { to, rows: 0, unreadable: 0, ended: 0 }
  const wait = () =>
    say(
      'O dono das tabelas do destino não pode desligar gatilhos só para si: as outras igrejas esperam enquanto as linhas entram.',
    )
  await loading(target.client, to, wait, async () => {
    const tables = origin.tables.filter(({ name }) => !left.includes(name))
    arrived.rows = await copyRows(target.client, origin, tables, { changes, to })
    arrived.unreadable = changes.resealing.unreadable
    if (arrival.later) {
      const later = await arrival.later()
      if (!(await fits(later))) throw new Outgrown()
      arrived.rows = await copyChanged(target.client, later, tables, { changes: await changesOf(later), to })
    }
    if (to !== origin.church)
      for (const { name } of byToken(tables)) {
        const { rowCount } = await target.client.query(`delete from ${name} where id_cliente = $1`, [to])
        arrived.ended += rowCount ?? 0
      }
    await refuseOrphans(target.client, to)
    if (beside)
      await target.client.query(
        // a church that was being closed, or is gone, is looked at here: it must not be erased again the next night
        'update cliente set nome = $2, suspenso_em = now(), motivo_suspensao = $3, apagar_em = null where id = $1 and id_cliente = $1',
        [to, beside.name(origin.nome), beside.reason],
      )
    await arrival.also?.(to, { shift, keys })
    const codigo = beside ? otherUuid(beside.salt)(origin.uuid) : origin.uuid
    await setState(target.client, to, { codigo, situacao: 'chegando', outro: arrival.from, numero: origin.church })
  })
  return arrived
}

/** Lets people write in the church that has arrived. */
export async function open(target: Installation, church: number): Promise<void> {
  await target.client.query(`update mudanca_igreja set situacao = 'aberta' where igreja = $1`, [church])
}

/** Reads the church as it is at one moment. */
export async function atOneMoment<T>(
  source: Installation,
  church: number,
  work: (origin: Origin) => Promise<T>,
): Promise<T> {
  const { client } = source
  return inChurch(
    client,
    church,
    async () => work(await fromDatabase(source, await churchTables(client), church)),
    true,
  )
}

/** Within `atOneMoment`: closes the church and goes on at the moment after that. */
export async function atLaterMoment(
  source: Installation,
  church: number,
  { mark, close }: { mark: string; close: () => Promise<void> },
): Promise<Later> {
  const { client } = source
  await client.query('commit')
  await close()
  await beginInChurch(client, church, true)
  return laterOf(source, await churchTables(client), church, mark)
}

/**
 * Says what the operator should know before anything is written.
 * @throws ChurchError when the church is in the target already
 */
export async function lookAhead(target: Installation, origin: Origin, say: Say): Promise<void> {
  const { rows } = await target.platform.query<{ id: number }>('select id from cliente where uuid = $1', [origin.uuid])
  if (rows[0])
    throw new ChurchError(
      `A igreja já está em ${target.config.publicUrl}, com o número ${rows[0].id}; remova-a de lá antes.`,
    )
  const people = origin.tables.find(({ name }) => name === 'usuario') as ChurchTable
  const emails = [...(await pairsOf(origin, people, 'email', 'id')).keys()].filter((email) => email !== '\\N')
  const known = await target.platform.query<{ n: number }>(
    'select count(distinct email)::int as n from usuario where email = any ($1) and excluido_em is null',
    [emails],
  )
  const n = known.rows[0]?.n ?? 0
  if (n)
    say(
      `E-mails da igreja que também são de pessoas de outras igrejas do destino: ${n}. Não é um conflito: ao entrar, a senha escolhe a conta.`,
    )
}
