import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery, sql } from 'kysely'
import type { Engine } from '../../base/config.js'
import { readingFirst } from '../database/citus/insert-select.js'
import { namingTenant } from '../database/citus/tenant.js'
import { settingFunction } from '../database/engine.js'
import {
  beginReading,
  type Db,
  type Kind,
  type Opened,
  type Opening,
  type ReadingTransaction,
  type Settings,
  snapshot,
  type Way,
} from '../reading/reading.js'
import { rowsThrough } from '../reading/rows.js'
import { Asking } from './asking.js'
import type { ChurchConnections } from './church-connections.js'
import { keepOpen } from './keep-open.js'
import type { Replica } from './replica.js'
import { RequestPlace } from './request-place.js'

export type { Db, Opened, Opening, Reading, ReadingTransaction } from '../reading/reading.js'

/**
 * The two connection pools. The application's role is bound to one church by row-level security; the platform's role
 * only reads.
 */
export interface Sessions extends Way {
  app: MikroORM
  platform: MikroORM
  /** limits the connections of each church */
  connections: ChurchConnections
  /** a copy of the database for snapshots; without it they are read from the database itself */
  replica?: Replica
}

/** A transaction that writes, in exactly one church. */
export interface Writing {
  em: SqlEntityManager
  db: Db
  idCliente: number
  /** the questions that its rules ask; what nobody answers is kept when it ends */
  asking?: Asking
}

/** Who does what, for the audit triggers. */
export interface Author {
  idUsuario: number | null
  acao: string
  requisicao: string
  /** settings that limit the transaction, see limitsOf */
  limits?: Settings
  /** whom the transaction adds to a group or names as a leader waits for confirmation (ADR 0033) */
  namesWait?: boolean
}

/** Kysely in the ORM's transaction. Call it after `begin`: before, the ORM uses another connection. */
function rows(em: SqlEntityManager, engine: Engine, idCliente: number): Db {
  const kysely = em.getKysely()
  const execute = (text: string, values: readonly unknown[]) =>
    kysely.executeQuery(CompiledQuery.raw(text, [...values]))
  if (engine === 'postgresql') return rowsThrough(execute)
  return rowsThrough(readingFirst((text, values) => execute(...namingTenant(text, values, idCliente))))
}

async function openCounted(
  sessions: Sessions,
  idCliente: number | null,
  limits?: Settings,
  kind?: Kind,
  place = new RequestPlace(sessions.connections),
): Promise<ReadingTransaction> {
  const role = idCliente === null ? 'platform' : 'app'
  const choose = async () =>
    kind === snapshot && sessions.replica ? sessions.replica.choose(sessions[role], role) : sessions[role]
  if (idCliente === null) return beginReading(await choose(), null, sessions, undefined, kind)
  return beginReading(await choose(), idCliente, sessions, undefined, kind, limits, place)
}

/**
 * Begins a read-only transaction.
 * @param idCliente the church, or null for all of them (in the platform's role)
 * @param limits settings that limit it to a person's own groups (see limitsOf)
 * @param place of the request, which its readings share
 */
export const openReading = (
  sessions: Sessions,
  idCliente: number | null,
  limits?: Settings,
  place?: RequestPlace,
): Promise<ReadingTransaction> => openCounted(sessions, idCliente, limits, undefined, place)

/**
 * A reading whose statements all see the same snapshot, for figures that must agree.
 * @param idCliente as above
 */
export const openSnapshot = (
  sessions: Sessions,
  idCliente: number | null,
  limits?: Settings,
  place?: RequestPlace,
): Promise<ReadingTransaction> => openCounted(sessions, idCliente, limits, snapshot, place)

/**
 * Begins a read-only transaction and runs its opening statement in the same message. Without a place it does not count
 * among the church's connections, because its statement checks whether the token belongs to this church.
 * RequestPlace.adopt or `end` must follow at once.
 * @param place of the request, when the token is known to belong to this church
 */
export const openReadingAsking = <Row>(
  sessions: Sessions,
  idCliente: number,
  opening: Opening,
  place?: RequestPlace,
): Promise<Opened<Row>> => beginReading<Row>(sessions.app, idCliente, sessions, opening, undefined, undefined, place)

/**
 * A transaction that writes: it commits all changes or none. It is refused while the church is being moved, which waits
 * for the transactions that began before.
 */
export async function transaction<T>(
  sessions: Sessions,
  idCliente: number,
  author: Author,
  run: (work: Writing) => Promise<T>,
): Promise<T> {
  const em = sessions.app.em.fork() as SqlEntityManager
  const variables = {
    'app.id_cliente': String(idCliente),
    'app.id_usuario': String(author.idUsuario ?? ''),
    'app.acao': author.acao,
    'app.requisicao': author.requisicao,
    ...author.limits,
    ...(author.namesWait && { 'app.nomes_esperam': '1' }),
  }
  const onNodes = sessions.engine === 'citus'
  if (!onNodes) em.setSessionContext({ variables })
  const leave = await sessions.connections.wait(idCliente)
  return em
    .transactional(async (tx) => {
      const work = tx as SqlEntityManager
      const db = rows(work, sessions.engine, idCliente)
      if (onNodes)
        await sql`select ${sql.raw(settingFunction)}(${Object.keys(variables)}::text[], ${Object.values(variables)}::text[])`.execute(
          db,
        )
      // tenant 0 is no church, and never moves
      if (idCliente !== 0) await sql`select exigir_igreja_aberta(${idCliente}::int)`.execute(db)
      const writing = { em: work, db, idCliente, asking: new Asking() }
      const result = await run(writing)
      await keepOpen(writing)
      return result
    })
    .finally(leave)
}
