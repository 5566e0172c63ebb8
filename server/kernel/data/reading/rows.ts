import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  SingleConnectionProvider,
} from 'kysely'
import type { Db, Tables } from '../database/tables.js'

export type { Db }

import { QueryCompiler } from './query-compiler.js'

const adapter = new PostgresAdapter()
const compiler = new QueryCompiler()
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}

type Execute = (text: string, values: readonly unknown[], query: OperationNode) => Promise<QueryResult<unknown>>

/**
 * Kysely over one connection. The calling code begins and ends the transaction.
 * @param atOnce `execute` takes statements while others run; otherwise it gets them one after the other
 */
export function rowsThrough(execute: Execute, { atOnce = false } = {}): Db {
  const connection = {
    executeQuery: ({ sql, parameters, query }: CompiledQuery) => execute(sql, parameters, query),
    streamQuery() {
      throw new Error('rows are read by pages, not streamed')
    },
  } as DatabaseConnection
  const provider: ConnectionProvider = atOnce
    ? { provideConnection: (run) => run(connection) }
    : new SingleConnectionProvider(connection)
  const executor = new DefaultQueryExecutor(compiler, adapter, provider)
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}
