import {
  type CompiledQuery,
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
import type { Tables } from '../database/tables.js'
import { QueryCompiler } from './query-compiler.js'

/** Kysely over all tables. */
export type Db = Kysely<Tables>

const adapter = new PostgresAdapter()
const compiler = new QueryCompiler()
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}

/** Kysely over one connection. The calling code begins and ends the transaction. Statements run one after the other. */
export function rowsThrough(
  execute: (text: string, values: readonly unknown[], query: OperationNode) => Promise<QueryResult<unknown>>,
): Db {
  const connection = {
    executeQuery: ({ sql, parameters, query }: CompiledQuery) => execute(sql, parameters, query),
    streamQuery() {
      throw new Error('rows are read by pages, not streamed')
    },
  } as DatabaseConnection
  const executor = new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connection))
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}
