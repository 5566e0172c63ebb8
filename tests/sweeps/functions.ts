import type { Reach } from '../../schema/rules/levels.js'
import { tiposRelatorio } from '../../schema/rules/relatorios/relatorio.input.js'
import { actions } from '../../server/access-table.js'
import { usualFuncoes } from '../../server/features/acesso/funcao/funcao.rules.js'
import { acrescentaPessoas } from '../../server/features/acesso/usuario/usuario.actions.js'
import { kinds } from '../../server/features/financas/anexo/anexo.rules.js'
import { fontes } from '../../server/features/relatorios/relatorio/fontes/index.js'
import { type Action, type Perfil, publicAction } from '../../server/kernel/access/actions.js'
import { placeOf } from '../../server/kernel/access/areas.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp, TestChurch } from '../factories/harness.js'
import { realPath } from '../factories/records.js'
import { callOperation, type Operation, variablesFor } from './operations.js'
import { reportOf } from './seen.js'

/** Somebody with one function, or a member with none, and what the person may do by the words of the rules. */
export interface Holder {
  name: string
  token: string
  /** whether the action reaches everything, only the own groups (of which there are none), or is not allowed */
  may(action: Action): Reached
}

type Reached = Reach | false

/** The areas that a function can limit to the own groups or their people, as the screens promise it. */
const ofGroups = [
  ...['celulas', 'departamentos', 'louvor', 'ensino', 'missoes', 'escalas'],
  ...['contatos', 'dadosPessoais'],
]

/** A function of the own groups with actions of areas that have none, as an earlier version stored it: these give nothing. */
const mixed = 'Grupos e o que não tem grupos'
const ofMixed = ['celula.ler', 'visitaPastoral.ler', 'dizimo.lerDeTodos', 'saida.ler', 'usuario.exportar']

const levels = ['nada', 'resumo', 'ler', 'escrever']

/** Actions that follow from others, as far as these reach. */
const following: Partial<Record<Action, readonly Action[]>> = {
  'usuario.escolher': acrescentaPessoas,
  'usuario.lerTelefone': ['usuario.lerDadosPessoais'],
  'prestacaoContas.lerAprovadas': ['prestacaoContas.ler'],
  'anexo.escrever': Object.values(kinds).map(({ escrever }) => escrever),
}

/** Who has the functions: with them the perfil's number makes no difference. */
const perfisOfHolders = [2, 3, 4, 5] as const

/**
 * Somebody with each of the church's usual functions or a mixed one, members, leaders, collaborators and pastors in turn, and a
 * member without any. What they may do is computed here by itself, from the functions and the matrix as they are stored: the
 * perfil's cells, or those of members for a perfil that counts as them, and what the function gives, without a ceiling. A
 * function of the own groups reaches these alone. An exclusive function leaves nothing of the cells, and neither the
 * directory of people nor the functions.
 */
export async function holdersOf(app: TestApp, church: TestChurch): Promise<Holder[]> {
  const cells = await app.sql<{ perfil: number; areas: Record<string, string>; como_membro: boolean }>(
    'select perfil, areas, como_membro from acesso_perfil where id_cliente = $1',
    [church.idCliente],
  )
  await app.sql(
    `insert into funcao (id_cliente, nome, acoes, alcance) select $1::int, $2::varchar, $3::jsonb, 'meus'
     where not exists (select from funcao where id_cliente = $1::int and nome = $2::varchar)`,
    [church.idCliente, mixed, JSON.stringify(ofMixed)],
  )
  const stored = await app.sql<{
    id: number
    nome: string
    acoes: string[]
    alcance: 'tudo' | 'meus'
    exclusiva: boolean
  }>('select id, nome, acoes, alcance, exclusiva from funcao where id_cliente = $1 and nome = any($2) order by id', [
    church.idCliente,
    [...usualFuncoes().map(({ nome }) => nome), mixed],
  ])
  const functions = stored.map(({ acoes, ...duty }) => ({
    ...duty,
    acoes: acoes.filter(
      (action) => duty.alcance === 'tudo' || ofGroups.includes(placeOf(action as Action)?.area ?? ''),
    ),
  }))
  const wider = (one: Reached, other: Reached): Reached => (one === 'tudo' || other === 'tudo' ? 'tudo' : one || other)
  const as = (perfil: Perfil, action: Action): Reached => {
    const counts = cells.some((one) => one.perfil === perfil && one.como_membro) ? 2 : perfil
    if (!actions[action].includes(counts)) return false
    const place = placeOf(action)
    if (!place) return 'tudo'
    const [level = 'escrever', own] = (cells.find((one) => one.perfil === counts)?.areas[place.area] ?? '').split(' ')
    if (levels.indexOf(level || 'escrever') < levels.indexOf(place.level)) return false
    return own ? 'meus' : 'tudo'
  }
  const holder = async (name: string, perfil: Perfil, duty?: (typeof functions)[number]): Promise<Holder> => {
    const { id } = await church.person({ perfil })
    if (duty)
      await app.sql(
        `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, '2020-01-01')`,
        [church.idCliente, duty.id, id],
      )
    const direct = (action: Action): Reached => {
      const given = duty?.acoes.includes(action) ? duty.alcance : false
      if (!duty?.exclusiva) return wider(as(perfil, action), given)
      const outside = !placeOf(action) && !['diretorio.ler', 'funcao.ler'].includes(action)
      return wider(outside && as(perfil, action), given)
    }
    const may = (action: Action): Reached => (following[action] ?? []).map(direct).reduce(wider, direct(action))
    return { name, token: await app.session(church.idCliente, id), may }
  }
  const holders = [await holder('Membro', 2)]
  for (const [index, duty] of functions.entries())
    holders.push(await holder(duty.nome, perfisOfHolders[index % perfisOfHolders.length] ?? 2, duty))
  return holders
}

/** Reads that refuse some of those who may call them, for what they ask or whom they are about. */
const refuseMore = new Set([
  // the sample asks for a report about people; each report is called below by itself
  'dadosRelatorio',
  // the sample filters by groups and meetings, which need rights of their own; GET /user is called without filters
  'usuarios',
  'pessoasParaEscolher',
  // its numbers are of the meetings, which members do not read
  'relatorioCelula',
  // months are enough for a summary; the sample asks for days
  'livroCaixa',
  // rehearsals and their songs are for the members of the group
  'ensaioLouvor',
  'GET /ensaiosLouvor/{groupId}/cliente/{idCliente}',
  'GET /ensaiosLouvor/ensaio/{id}/cliente/{idCliente}',
  'GET /setlist-ensaio/{idEnsaio}/cliente/{idCliente}',
])

/**
 * Of what somebody may not call: with `every` all of it, otherwise one operation and one route for each action, other
 * ones for each person, so that all are called by somebody. The sweep of perfis calls all of them by everybody.
 */
function chosen<T extends { action?: Action | 'publico' | undefined }>(
  all: readonly T[],
  index: number,
  every: boolean,
): T[] {
  if (every) return [...all]
  const byAction = Map.groupBy(all, ({ action }) => action)
  return [...byAction.values()].flatMap((some) => some[index % some.length] ?? [])
}

/**
 * Finds operations, routes, exports and reports that answer somebody who may not call them, and reads that refuse
 * somebody who may.
 */
export async function functionFindings(
  app: TestApp,
  holders: readonly Holder[],
  { admin, ref }: { admin: string; ref: string },
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<{ findings: string[]; calls: number }> {
  const findings: string[] = []
  let calls = 0
  const judge = async (holder: Holder, name: string, allowed: boolean, read: boolean, call: () => Promise<number>) => {
    // what somebody may write is tested by each feature
    if (allowed && !read) return
    calls++
    const status = await call()
    if (!allowed && status !== 403) findings.push(`${name} answers ${status} instead of 403 to ${holder.name}`)
    if (allowed && (status === 401 || status === 403 || status >= 500))
      findings.push(`${name} answers ${status} to ${holder.name}, who may call it`)
  }
  const known = operations.filter(({ action }) => action && action !== publicAction)
  const addresses = new Map<Route, string>()
  for (const route of routes.filter(({ action }) => action !== publicAction)) {
    const { method, path, adm } = route
    const real = method === 'GET' && !adm ? await realPath(app, admin, path).catch(() => undefined) : undefined
    const query = path.startsWith('/exportar/') ? '?formato=csv' : ''
    addresses.set(route, `${real ?? path.replace(/\{\w+\}/g, ref)}${query}`)
  }
  for (const [index, holder] of holders.entries()) {
    const allowed = ({ action }: { action?: Action | typeof publicAction | undefined }) =>
      holder.may(action as Action) !== false
    const callable = (each: Operation | Route) => allowed(each)
    const refused = <T extends Operation | Route>(all: readonly T[]) =>
      chosen(
        all.filter((each) => !callable(each)),
        index,
        index === 0,
      )
    for (const operation of [...known.filter(callable), ...refused(known)])
      await judge(
        holder,
        operation.name,
        allowed(operation),
        operation.kind !== 'mutation' && !refuseMore.has(operation.name),
        async () => (await callOperation(app, holder.token, operation, variablesFor(operation, ref))).status,
      )
    const all = [...addresses.keys()]
    for (const route of [...all.filter(callable), ...refused(all)]) {
      const { method, path, adm } = route
      const name = `${method} ${path}`
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      await judge(
        holder,
        name,
        allowed(route),
        method === 'GET' && !adm && !refuseMore.has(name),
        async () => (await app.rest(holder.token, method, addresses.get(route) as string, body)).status,
      )
    }
  }
  for (const tipo of tiposRelatorio)
    for (const holder of holders) {
      const allowed = fontes[tipo].acoes.every((action) => {
        const reach = holder.may(action)
        return action === 'usuario.lerDadosPessoais' ? reach === 'tudo' : reach !== false
      })
      await judge(
        holder,
        `dadosRelatorio ${tipo}`,
        allowed,
        true,
        async () => (await reportOf(app, holder.token, tipo, ref)).status,
      )
    }
  return { findings, calls }
}
