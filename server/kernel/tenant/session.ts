import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { rowsThrough } from '../database/rows.js'
import { beginReading, type Db, type Opened, type Opening, type ReadingTransaction, snapshot } from './reading.js'

export type { Db, Opened, Reading, ReadingTransaction } from './reading.js'

/** The two pools: the application's role, bound to one tenant by row-level security, and the platform's, which only reads. */
export interface Sessions {
  app: MikroORM
  platform: MikroORM
  /** keep reading statements prepared; not behind a pooler that hands connections round between transactions */
  prepare: boolean
}

/** A transaction that writes, always in exactly one tenant. */
export interface Writing {
  em: SqlEntityManager
  db: Db
  idCliente: number
}

/** Who and why, for the audit triggers. */
export interface Author {
  idUsuario: number | null
  acao: string
  requisicao: string
}

/** Rows in the ORM's transaction. Must be asked for after `begin`: before, it is another connection. */
function rows(em: SqlEntityManager): Db {
  const kysely = em.getKysely()
  return rowsThrough((text, values) => kysely.executeQuery(CompiledQuery.raw(text, [...values])))
}

/** Opens the request's read-only transaction. @param idCliente tenant, or null for all (BYPASSRLS role) */
export const openReading = (sessions: Sessions, idCliente: number | null): Promise<ReadingTransaction> =>
  beginReading(idCliente === null ? sessions.platform : sessions.app, idCliente, sessions.prepare)

/** A reading as this tenant, in one view of the data however many statements read it: figures that must agree. */
export const openSnapshot = (sessions: Sessions, idCliente: number): Promise<ReadingTransaction> =>
  beginReading(sessions.app, idCliente, sessions.prepare, undefined, snapshot)

/** The same, as this tenant, with what its opening statement found. */
export const openReadingAsking = <Row>(sessions: Sessions, idCliente: number, opening: Opening): Promise<Opened<Row>> =>
  beginReading<Row>(sessions.app, idCliente, sessions.prepare, opening)

/** One business event: everything in it is written, or nothing is. */
export async function transaction<T>(
  sessions: Sessions,
  idCliente: number,
  author: Author,
  run: (work: Writing) => Promise<T>,
): Promise<T> {
  const em = sessions.app.em.fork() as SqlEntityManager
  em.setSessionContext({
    variables: {
      'app.id_cliente': idCliente,
      'app.id_usuario': author.idUsuario ?? '',
      'app.acao': author.acao,
      'app.requisicao': author.requisicao,
    },
  })
  return em.transactional((tx) => {
    const work = tx as SqlEntityManager
    return run({ em: work, db: rows(work), idCliente })
  })
}
