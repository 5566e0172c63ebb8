import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transaction } from '../../server/kernel/data/tenant/session.js'
import { type TestApp, type TestChurch, unique } from './harness.js'
import { knowPassword } from './password.js'
import type { RecordKind } from './sample.js'

/** All kinds of records from the features' `<feature>.sample.ts`. Each kind comes after the kinds that it needs. */
export const recordKinds: readonly RecordKind[] = inOrder(await readSamples())

async function readSamples(): Promise<RecordKind[]> {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('server/features/*/*/*.sample.{ts,js}', { cwd: root }).sort()
  const modules: { samples?: readonly RecordKind[] }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href)),
  )
  return modules.flatMap(({ samples = [] }) => samples)
}

/** @throws Error when a kind needs a table that no sample fills */
function inOrder(kinds: readonly RecordKind[]): RecordKind[] {
  const ordered = new Set<RecordKind>()
  const add = (kind: RecordKind) => {
    for (const table of kind.after ?? []) {
      const needed = kinds.find((each) => each.table === table)
      if (!needed) throw new Error(`${kind.table} needs ${table}, of which there is no sample`)
      if (!ordered.has(needed)) add(needed)
    }
    ordered.add(kind)
  }
  kinds.forEach(add)
  return [...ordered]
}

/**
 * The REST list, and the field of its first record, that a path parameter refers to.
 * @param before the path up to the parameter
 */
function named(parameter: string, before: string): readonly [list: string, field: string] {
  if (parameter === '{idCliente}') return ['/user', 'idCliente']
  const kind = recordKinds.find(({ names, pathsTo }) => names?.includes(parameter) || pathsTo?.includes(before))
  return [kind?.path ?? before, 'id']
}

/**
 * The path with an id for each parameter: the id of the first record of the parameter's list, or of the list at the
 * path before the parameter.
 */
export async function realPath(app: TestApp, token: string, path: string): Promise<string> {
  let real = ''
  for (const part of path.split('/').slice(1)) {
    if (!part.startsWith('{')) real += `/${part}`
    else {
      const [list, field] = named(part, real)
      real += `/${(await app.rest(token, 'GET', list)).body[0][field]}`
    }
  }
  return real
}

/** The kind of the records at this path. */
export const kindOfPath = (path: string): RecordKind | undefined =>
  recordKinds
    .filter((kind) => kind.path && (path === kind.path || path.startsWith(`${kind.path}/`)))
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]

/** Creates one record of every kind through the API. */
export async function fillChurch(app: TestApp, church: TestChurch): Promise<void> {
  await knowPassword(app, church.idCliente)
  const token = await church.token(1)
  for (const kind of recordKinds) await kind.make(app, token)
}

/** Inserts `count` rows of every list directly into the tables. */
export async function fillLists(app: TestApp, church: TestChurch, count: number): Promise<void> {
  for (const { rows } of recordKinds) if (rows) await app.sql(rows, [church.idCliente, count])
}

/**
 * Fills the platform's own lists: e-mails of two sign-ups, and this number of failed jobs in a queue without workers.
 */
export async function fillPlatform(app: TestApp, { idCliente }: TestChurch, count: number): Promise<void> {
  for (let n = 0; n < 2; n++) {
    const email = `${unique('carta')}@exemplo.com.br`
    await app.rest(null, 'POST', '/cadastro', { nomeIgreja: 'Igreja das Cartas', name: 'Tíquico', email })
  }
  const { jobs, sessions } = app.services
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  const job = { name: 'teste.falha', run: async () => undefined }
  await transaction(sessions, idCliente, author, async (work) => {
    for (let n = 0; n < count; n++) await jobs.send(work, job, author, {})
  })
  await app.sql(`update pgboss.job set state = 'failed', completed_on = now() where name = $1`, [job.name])
  await app.sql(
    `insert into operacao_lenta (igreja, operacao, dia, vezes, duracoes, pior, comando, comando_ms, ultima)
    select $1, 'query lista' || n, current_date, 2, '{1200, 2400}'::int[], 2400, 'select $1', 900, now() from generate_series(1, $2::int) n
    on conflict do nothing`,
    [idCliente, count],
  )
}

/** The kind of record to which this input type belongs. */
export const kindOfInput = (type: string) => recordKinds.find((kind) => kind.input === type)

/** Every field of an input or a filter that names another record. */
export const refFields: ReadonlySet<string> = new Set(
  recordKinds.flatMap(({ refs = [], filters = [] }) => [...refs, ...filters]),
)
