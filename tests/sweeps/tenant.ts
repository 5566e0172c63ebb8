import { features } from '../../server/features.js'
import type { Route } from '../../server/kernel/rest/route.js'
import { type TestApp, type TestChurch, unique } from '../factories/harness.js'
import { type Operation, variablesFor } from './operations.js'

/** A victim's record in every table that people write: its table, numbers and uuids. */
export interface Victim {
  church: TestChurch
  refs: { table: string; id: number; uuid: string }[]
}

/** Tables whose rows the system writes by itself, or that nobody names from outside. */
const internal = new Set(['auditoria', 'credencial', 'email_saida', 'idempotencia', 'sessao', 'token_senha', 'cliente'])

/** Rows of the victim in every tenant table, as they are. */
export async function checksums(app: TestApp, idCliente: number): Promise<Record<string, string>> {
  const tables = await tenantTables(app)
  const sums = await Promise.all(
    tables
      .filter((table) => !['auditoria', 'sessao', 'credencial'].includes(table))
      .map(async (table) => {
        const [row] = await app.sql<{ sum: string }>(
          `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${table}" t where id_cliente = $1`,
          [idCliente],
        )
        return [table, row?.sum ?? ''] as const
      }),
  )
  return Object.fromEntries(sums)
}

const tenantTables = async (app: TestApp): Promise<string[]> =>
  (
    await app.sql<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente' order by 1`,
    )
  ).map((row) => row.name)

/** Every record of the victim that an attacker could name, and the tables in which the victim has none. */
export async function victimRefs(app: TestApp, church: TestChurch): Promise<{ refs: Victim['refs']; empty: string[] }> {
  const refs: Victim['refs'] = []
  const empty: string[] = []
  for (const table of await tenantTables(app)) {
    if (internal.has(table)) continue
    const [columns] = await app.sql<{ named: boolean }>(
      `select count(*) = 2 as named from information_schema.columns where table_name = $1 and column_name in ('id', 'uuid')`,
      [table],
    )
    if (!columns?.named) continue
    const [row] = await app.sql<{ id: number; uuid: string }>(
      `select id, uuid from "${table}" where id_cliente = $1 order by id desc limit 1`,
      [church.idCliente],
    )
    if (row) refs.push({ table, ...row })
    else empty.push(table)
  }
  return { refs, empty }
}

/** Gives each table a range of numbers of its own, so that one table's number is never a record of the attacker's in another. */
export async function spreadNumbers(app: TestApp): Promise<void> {
  await app.sql(`
    select setval(c.oid::regclass, 10000000 + 1000000 * row_number() over (order by c.relname))
    from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`)
}

/**
 * Calls everything as another church's administrator with the victim's ids, and with ids that nobody has: both must answer alike.
 * The victim's checksums are compared by the caller.
 */
export async function tenantFindings(
  app: TestApp,
  attacker: TestChurch,
  victim: Victim,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<string[]> {
  const findings: string[] = []
  const token = await attacker.token(1)
  const nobody = { id: 2_000_000_000, uuid: '00000000-0000-4000-8000-000000000000' }

  for (const operation of operations) {
    if (operation.takesUpload || !operation.args.length) continue
    if (!mentionsIds(operation)) continue
    for (const { table, id, uuid } of victim.refs) {
      const answers = await Promise.all(
        [String(id), uuid, String(nobody.id), nobody.uuid].map((ref) =>
          app.graphql(token, operation.text, variablesFor(operation, given(operation, ref))),
        ),
      )
      const [byId, byUuid, noId, noUuid] = answers.map(({ status, data, errors }) =>
        JSON.stringify([status, data, errors?.map(({ message }) => message)]),
      )
      if (byId !== noId || byUuid !== noUuid)
        findings.push(`${operation.name} answers differently for another church's ${table}: ${byId} / ${noId}`)
    }
  }

  for (const route of routes.filter(({ path, upload }) => /\{(id|uuid)\}/.test(path) && !upload)) {
    for (const { table, id, uuid } of victim.refs) {
      const call = async (ref: string | number) => {
        const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : samples(String(ref))
        const answer = await app.rest(token, route.method, route.path.replace(/\{\w+\}/g, String(ref)), body)
        return JSON.stringify([answer.status, answer.body?.message])
      }
      const [byId, noId] = [await call(id), await call(nobody.id)]
      const [byUuid, noUuid] = [await call(uuid), await call(nobody.uuid)]
      if (byId !== noId || byUuid !== noUuid)
        findings.push(
          `${route.method} ${route.path} answers differently for another church's ${table}: ${byId} / ${noId}`,
        )
    }
  }

  const foreign = await app.graphql(token, '{ patrimonios { totalCount } }')
  if (foreign.data.patrimonios.totalCount !== 0) findings.push('counts reflect foreign rows')
  return findings
}

const mentionsIds = (operation: Operation): boolean =>
  operation.action !== 'publico' &&
  operation.args.some((arg) => arg.name === 'id' || /Input|Filtro/.test(String(arg.type)))

const samples = (ref: string): Record<string, unknown> => ({
  name: 'Invasor',
  email: `${unique('invasor')}@exemplo.com.br`,
  nomePatrimonio: 'Invasão',
  codigoPatrimonio: unique('INV-'),
  tipoPatrimonio: ref,
  perfil: 2,
})

/** Plausible values, so that calls get past validation; every id in them is the named one. */
function given(operation: Operation, ref: string): Record<string, unknown> {
  const values: Record<string, unknown> = {
    ...samples(ref),
    id: ref,
    uuid: ref,
    cpf: null,
    cep: null,
    uf: null,
    sexo: null,
    estadoCivil: null,
    telefoneUsuario: null,
    dataNascimento: null,
    dataConversao: null,
    dataBatismo: null,
    excluidos: null,
    recemConvertido: 0,
    usuarioAtivo: 1,
  }
  if (operation.name.toLowerCase().includes('tipopatrimonio')) values.tipoPatrimonio = unique('Tipo invasor ')
  return values
}

export const allRoutes = (): Route[] => features.flatMap((feature) => [...(feature.routes ?? [])])
