import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { actions } from '../../server/kernel/access/actions.js'
import type { Perfil, Product } from './product.js'

export interface Screen {
  /** As the router has it: '/dashboard/users/:id'. */
  path: string
  action?: string
  signedIn: boolean
  kind: 'screen'
}

const file = path.join(import.meta.dirname, 'route-table.mjs')

/** Every screen of the client's router. */
export const readScreens = (): Screen[] =>
  JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as Screen[]

type Example = string | ((product: Product) => Promise<string>)

/** A real address for each path with parameters, of Igreja Betel. A screen without its line here fails the sweep. */
const examples: Record<string, Example> = {
  '/reset-password/:token': async (product) => {
    const email = 'varredura@exemplo.com.br'
    const input = { nomeIgreja: 'Igreja da Varredura', name: 'Vera Varredura', email }
    const query = 'mutation($input: CadastroInput!) { cadastrarIgreja(input: $input) { message } }'
    await product.graphql(null, query, { input })
    return new URL(await product.linkFor(email)).pathname
  },
  '/dashboard/users/:id': async (product) => `/dashboard/users/${await idOf(product, 'usuario')}`,
  '/dashboard/user/create/:userId': async (product) => `/dashboard/user/create/${await idOf(product, 'usuario')}`,
  '/dashboard/departament/create/:id': async (product) =>
    `/dashboard/departament/create/${await idOf(product, 'departamento')}`,
  '/dashboard/departaments/:id/membros': async (product) =>
    `/dashboard/departaments/${await idOf(product, 'departamento')}/membros`,
  '/dashboard/departaments/:id/membros/create': async (product) =>
    `/dashboard/departaments/${await idOf(product, 'departamento')}/membros/create`,
  '/dashboard/manutencoes-patrimonios/create/:id': async (product) =>
    `/dashboard/manutencoes-patrimonios/create/${await idOf(product, 'manutencao_patrimonio')}`,
  '/dashboard/manutencoes-patrimonios/:id': async (product) =>
    `/dashboard/manutencoes-patrimonios/${await idOf(product, 'manutencao_patrimonio')}`,
  '/dashboard/orcamentos/:id': async (product) => `/dashboard/orcamentos/${await newest(product, 'orcamento', 'id')}`,
  '/dashboard/orcamentos/create/:uuid': async (product) =>
    `/dashboard/orcamentos/create/${await newest(product, 'orcamento', 'uuid')}`,
  '/dashboard/dizimos/create/:id': async (product) =>
    `/dashboard/dizimos/create/${await newest(product, 'dizimo', 'id', 'numero_recibo is null')}`,
  '/relatorio/dizimos/:id/recibo': async (product) =>
    `/relatorio/dizimos/${await newest(product, 'dizimo', 'id', 'numero_recibo is not null')}/recibo`,
  '/dashboard/celulas/:id': async (product) => `/dashboard/celulas/${await idOf(product, 'celula')}`,
  '/dashboard/celulas/create/:id': async (product) => `/dashboard/celulas/create/${await idOf(product, 'celula')}`,
  '/dashboard/celulas/:id/encontros': async (product) =>
    `/dashboard/celulas/${await idOf(product, 'celula')}/encontros`,
  '/dashboard/celulas/:id/relatorio': async (product) =>
    `/dashboard/celulas/${await idOf(product, 'celula')}/relatorio`,
  '/dashboard/membrosCelula/:idCelula': async (product) => `/dashboard/membrosCelula/${await idOf(product, 'celula')}`,
  '/dashboard/membrosCelula/:idCelula/adicionar': async (product) =>
    `/dashboard/membrosCelula/${await idOf(product, 'celula')}/adicionar`,
  '/dashboard/encontrosCelulas/create/:id': async (product) =>
    `/dashboard/encontrosCelulas/create/${await idOf(product, 'celula')}`,
  '/dashboard/encontro-celula/:id/membros': async (product) =>
    `/dashboard/encontro-celula/${await idOf(product, 'encontro')}/membros`,
  '/dashboard/encontro-celula/:id/membros/create': async (product) =>
    `/dashboard/encontro-celula/${await idOf(product, 'encontro')}/membros/create`,
  '/dashboard/entradas/:id': async (product) => `/dashboard/entradas/${await idOf(product, 'entrada')}`,
  '/dashboard/saidas/:id': async (product) => `/dashboard/saidas/${await idOf(product, 'saida')}`,
  '/dashboard/contas_pagar/:id': async (product) => `/dashboard/contas_pagar/${await idOf(product, 'conta_pagar')}`,
  '/dashboard/contas_pagar/create/:id?': async (product) =>
    `/dashboard/contas_pagar/create/${await idOf(product, 'conta_pagar')}`,
  '/dashboard/contas_receber/:id': async (product) =>
    `/dashboard/contas_receber/${await idOf(product, 'conta_receber')}`,
  '/dashboard/contas_receber/create/:id?': async (product) =>
    `/dashboard/contas_receber/create/${await idOf(product, 'conta_receber')}`,
  '/dashboard/centro-custo/create/:uuid?': async (product) =>
    `/dashboard/centro-custo/create/${await idOf(product, 'centro_custo')}`,
  '/dashboard/patrimonios/:id': async (product) => `/dashboard/patrimonios/${await idOf(product, 'patrimonio')}`,
  '/dashboard/visitas_pastorais/create/:uuid': async (product) =>
    `/dashboard/visitas_pastorais/create/${await idOf(product, 'visita_pastoral')}`,
  '/dashboard/reunioes_lideranca/create/:uuid': async (product) =>
    (await reuniao(product)).replace('lideranca/', 'lideranca/create/'),
  '/dashboard/reunioes_lideranca/:uuid/ata': async (product) => `${await reuniao(product)}/ata`,
  '/dashboard/reunioes_lideranca/:uuid/ata/editar': async (product) => `${await reuniao(product)}/ata/editar`,
  '/dashboard/locais/create/:id?': async (product) => `/dashboard/locais/create/${await idOf(product, 'local')}`,
  '/dashboard/campanha_missoes/create/:id': async (product) =>
    `/dashboard/campanha_missoes/create/${await idOf(product, 'campanha_missoes')}`,
  '/dashboard/campanha_missoes/:id/doacoes': async (product) =>
    `/dashboard/campanha_missoes/${await idOf(product, 'campanha_missoes')}/doacoes`,
  '/dashboard/campanha_missoes/:id/doacao/create': async (product) =>
    `/dashboard/campanha_missoes/${await idOf(product, 'campanha_missoes')}/doacao/create`,
  '/dashboard/classesEBD/:id': async (product) => `/dashboard/classesEBD/${await idOf(product, 'classe_ebd')}`,
  '/dashboard/classesEBD/create/:classeId': async (product) =>
    `/dashboard/classesEBD/create/${await idOf(product, 'classe_ebd')}`,
  '/dashboard/classesEBD/:id/alunos': async (product) =>
    `/dashboard/classesEBD/${await idOf(product, 'classe_ebd')}/alunos`,
  '/dashboard/classesEBD/:id/alunos/create': async (product) =>
    `/dashboard/classesEBD/${await idOf(product, 'classe_ebd')}/alunos/create`,
  '/dashboard/aulasEBD/:id': async (product) => `/dashboard/aulasEBD/${await idOf(product, 'aula_ebd')}`,
  '/dashboard/recursos/create/:id': async (product) => `/dashboard/recursos/create/${await idOf(product, 'recurso')}`,
  '/dashboard/reservas/create/:id': async (product) => `/dashboard/reservas/create/${await idOf(product, 'reserva')}`,
  '/dashboard/posts/create/:id': async (product) => `/dashboard/posts/create/${await idOf(product, 'post')}`,
  '/dashboard/grupos_louvor/create/:uuid': async (product) =>
    `/dashboard/grupos_louvor/create/${await idOf(product, 'grupo_louvor')}`,
  '/dashboard/grupos_louvor/:uuid/membros': async (product) =>
    `/dashboard/grupos_louvor/${await idOf(product, 'grupo_louvor')}/membros`,
  '/dashboard/grupos_louvor/:idGrupo/membros/create': async (product) =>
    `/dashboard/grupos_louvor/${await idOf(product, 'grupo_louvor')}/membros/create`,
  '/dashboard/ensaios_louvor/:groupUuid': async (product) =>
    `/dashboard/ensaios_louvor/${await idOf(product, 'grupo_louvor')}`,
  '/dashboard/ensaios_louvor/:idGrupo/create': async (product) =>
    `/dashboard/ensaios_louvor/${await idOf(product, 'grupo_louvor')}/create`,
  '/dashboard/ensaios_louvor/create/:idEnsaio': async (product) =>
    `/dashboard/ensaios_louvor/create/${await idOf(product, 'ensaio_louvor', 'true')}`,
  '/dashboard/setlist_louvor/:id': async (product) =>
    `/dashboard/setlist_louvor/${await idOf(product, 'ensaio_louvor', 'true')}`,
  '/dashboard/setlist_louvor/:id/create': async (product) =>
    `/dashboard/setlist_louvor/${await idOf(product, 'ensaio_louvor', 'true')}/create`,
  '/dashboard/escalas-cultos/create/:id': async (product) =>
    `/dashboard/escalas-cultos/create/${(await newRoster(product, '2098-01-05')).id}`,
  '/responder-escala/:token': async (product) => {
    const { idCulto, email } = await newRoster(product, '2098-01-12')
    await product.graphql(1, 'mutation($idCulto: ID!) { avisarEscalas(idCulto: $idCulto) { avisadas } }', { idCulto })
    return new URL(await product.linkFor(email)).pathname
  },
  '/dashboard/cultos/:id': async (product) => `/dashboard/cultos/${await idOf(product, 'culto')}`,
  '/dashboard/cultos/:id/presenca': async (product) => `/dashboard/cultos/${await idOf(product, 'culto')}/presenca`,
  '/dashboard/cultos/create/:id': async (product) => `/dashboard/cultos/create/${await idOf(product, 'culto')}`,
  '/dashboard/culto/confirmar-presenca/:token': async (product) => {
    const query = '{ cultos(first: 1) { nodes { token } } }'
    const { cultos } = await product.graphql<{ cultos: { nodes: { token: string }[] } }>(1, query)
    return `/dashboard/culto/confirmar-presenca/${cultos.nodes[0]?.token}`
  },
  ...withMembers('eventos', 'evento', 'eventId'),
  ...withMembers('missoes', 'missao', 'missaoId'),
}

/** The screens of a record that people take part in. */
function withMembers(plural: string, table: string, edited: string): Record<string, Example> {
  const at = (path: string) => async (product: Product) =>
    `/dashboard/${plural}/${path.replace('{id}', String(await idOf(product, table)))}`
  return {
    [`/dashboard/${plural}/:id`]: at('{id}'),
    [`/dashboard/${plural}/create/:${edited}`]: at('create/{id}'),
    [`/dashboard/${plural}/:id/membros`]: at('{id}/membros'),
    [`/dashboard/${plural}/:id/membros/create`]: at('{id}/membros/create'),
  }
}

/** The newest is yet to come: it can be edited, and has no minutes. */
const reuniao = async (product: Product) => `/dashboard/reunioes_lideranca/${await idOf(product, 'reuniao_lideranca')}`

/** @param alive what keeps those out that nobody sees any more */
const idOf = async (product: Product, table: string, alive = 'excluido_em is null'): Promise<number> =>
  Number(await newest(product, table, 'id', alive))

async function newest(product: Product, table: string, column: 'id' | 'uuid', where = 'true'): Promise<string> {
  const church = `select id_cliente from usuario where email = 'admin@betel.demo'`
  const [row] = await product.sql<{ ref: string }>(
    `select ${column}::text as ref from ${table} where id_cliente = (${church}) and ${where} order by id desc limit 1`,
  )
  if (!row) throw new Error(`no ${table} in the demo data`)
  return row.ref
}

/** Somebody who serves in a service of that day. */
async function newRoster(product: Product, dataCulto: string) {
  const service = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
  const input = { dataCulto, horaCulto: '19:00' }
  const { id: idCulto } = (await product.graphql<{ criarCulto: { id: number } }>(1, service, { input })).criarCulto
  const people = '{ usuarios(first: 1, busca: "membro@betel.demo") { nodes { id email } } }'
  type People = { usuarios: { nodes: { id: number; email: string }[] } }
  const [person] = (await product.graphql<People>(1, people)).usuarios.nodes
  if (!person) throw new Error('nobody in the demo data')
  const roster = 'mutation($input: EscalaCultoInput!) { criarEscalaCulto(input: $input) { id } }'
  const of = { idCulto, idMembro: person.id, funcao: 'Vocal' }
  const { criarEscalaCulto } = await product.graphql<{ criarEscalaCulto: { id: number } }>(1, roster, { input: of })
  return { id: criarEscalaCulto.id, idCulto, email: person.email }
}

/** Where a test finds this screen. @throws Error when its path has parameters and no example */
export async function addressOf(product: Product, screen: Screen): Promise<string> {
  if (!screen.path.includes(':')) return screen.path
  const example = examples[screen.path]
  if (!example) throw new Error(`${screen.path} has no example in tests/e2e/screens.ts`)
  return typeof example === 'string' ? example : example(product)
}

/** Somebody who may see it: a church's administrator wherever that is enough. */
export function viewerOf({ signedIn, action }: Screen): Perfil | undefined {
  if (!signedIn) return undefined
  const allowed: readonly number[] = action ? ((actions as Record<string, readonly number[]>)[action] ?? []) : [1]
  return allowed.includes(1) ? 1 : 0
}
