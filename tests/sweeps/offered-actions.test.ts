import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type GraphQLField, type GraphQLObjectType, getNamedType, isNonNullType, isObjectType } from 'graphql'
import { actionNames } from '../../server/access-table.js'
import { demoName, demoTemplate, secretKey } from '../e2e/local-server.js'
import { copyDatabase } from '../factories/database.js'
import { appOn, type TestApp } from '../factories/harness.js'
import { knownPassword, knowPassword } from '../factories/password.js'
import { callOperation, type Operation, operationsOf, variablesFor } from './operations.js'
import { sweptSchema } from './swept.js'

/*
 * What `acoesPermitidas` of a record offers to an API token is never refused because a token is no session. The demo data
 * has records of every kind in most states.
 */

type Type = GraphQLObjectType
type Field = GraphQLField<unknown, unknown>

/** A verb that a record offers, with that record. */
interface Offer {
  type: string
  verb: string
  ref: string
}

const operations = operationsOf(sweptSchema)
const types = Object.values(sweptSchema.getTypeMap()).filter(
  (type): type is Type => isObjectType(type) && 'acoesPermitidas' in type.getFields(),
)

/** The operations of verbs whose name does not consist of the verb and the type. */
const otherNames: Readonly<Record<string, string>> = {
  'BaixaPagar.desfazer': 'excluirBaixaPagar',
  'BaixaPagar.estornar': 'estornarSaida',
  'BaixaReceber.desfazer': 'excluirBaixaReceber',
  'BaixaReceber.estornar': 'estornarEntrada',
  'CampanhaMissoes.doar': 'criarDoacao',
  'Categoria.juntar': 'juntarCategorias',
  'Celula.novoEncontro': 'criarEncontro',
  'ContaFinanceira.tornarPadrao': 'tornarContaFinanceiraPadrao',
  'Culto.mostrarToken': 'codigoPresencaCulto',
  'Dizimo.mudarPessoa': 'atualizarDizimo',
  'Dizimo.verRecibo': 'reciboDizimo',
  'EnsaioLouvor.editarSetlist': 'adicionarMusicaSetlist',
  'EnsaioLouvor.verSetlist': 'setlistEnsaio',
  'Evento.inscrever': 'inscreverNoEvento',
  'Evento.sair': 'sairDoEvento',
  'Importacao.gravar': 'gravarImportacao',
  'ImportacaoNaLista.gravar': 'gravarImportacao',
  'LiturgiaCulto.mover': 'ordenarLiturgiaCulto',
  'MembroCelula.confirmar': 'confirmarMembrosCelula',
  'MesFinanceiro.fechar': 'fecharMes',
  'MesFinanceiro.reabrir': 'reabrirMes',
  'MeuPedidoReserva.cancelar': 'desistirDoPedidoReserva',
  'MeuPedidoReserva.editar': 'atualizarPedidoReserva',
  'MinhaEscala.responder': 'responderEscala',
  'MovimentoBancario.conciliar': 'conciliarMovimento',
  'MovimentoBancario.desfazer': 'desfazerMovimento',
  'MovimentoBancario.ignorar': 'ignorarMovimento',
  'MovimentoBancario.lancar': 'lancarMovimento',
  'ParticipacaoCulto.excluir': 'removerPresencaCulto',
  'Recibo.segundaVia': 'emitirSegundaVia',
  'Recurso.reservar': 'criarReserva',
  'ReuniaoLideranca.aprovarAta': 'aprovarAta',
  'ReuniaoLideranca.descartarAta': 'descartarAta',
  'ReuniaoLideranca.escreverAta': 'salvarAta',
  'Usuario.alterarPerfil': 'alterarPerfilUsuario',
  'Usuario.enviarLinkSenha': 'enviarLinkSenha',
  'Usuario.verComo': 'verComo',
  'VisitaPastoral.verComentario': 'visitaPastoral',
}

const usual: Readonly<Record<string, string>> = { editar: 'atualizar' }

function operationOf({ type, verb }: Offer): Operation | undefined {
  const name = otherNames[`${type}.${verb}`] ?? `${usual[verb] ?? verb}${type}`
  return operations.find((operation) => operation.name === name)
}

const needsNothing = ({ args }: Field) => args.every(({ name, type }) => name === 'first' || !isNonNullType(type))
const fieldsOf = (type: Type): Field[] => Object.values(type.getFields())

/** The records that a field returns, alone or in a page, with the selection around theirs. */
function recordsOf(field: Field, first: number): { type: Type; around(inner: string): string } | undefined {
  const type = getNamedType(field.type)
  if (!isObjectType(type) || !needsNothing(field)) return undefined
  const page = field.args.some(({ name }) => name === 'first') ? `(first: ${first})` : ''
  const nodes = type.getFields().nodes
  const record = nodes && getNamedType(nodes.type)
  if (record && isObjectType(record))
    return { type: record, around: (inner) => `${field.name}${page} { nodes { ${inner} } }` }
  return { type, around: (inner) => `${field.name} { ${inner} }` }
}

const own = (type: Type) =>
  types.includes(type) ? `__typename ${'id' in type.getFields() ? 'id' : 'id: mes'} acoesPermitidas` : '__typename'

/** The documents that read all records which lists show, and the records within these. */
const documents: string[] = fieldsOf(sweptSchema.getQueryType() as Type).flatMap((root) => {
  const [alone, records] = [recordsOf(root, 100), recordsOf(root, 50)]
  if (!alone || !records) return []
  const within = fieldsOf(records.type).flatMap((field) => {
    const inner = recordsOf(field, 10)
    return inner && types.includes(inner.type) ? [records.around(inner.around(own(inner.type)))] : []
  })
  return [...(types.includes(records.type) ? [alone.around(own(records.type))] : []), ...within].map(
    (selection) => `{ ${selection} }`,
  )
})

function offersIn(value: unknown): Offer[] {
  if (Array.isArray(value)) return value.flatMap(offersIn)
  if (typeof value !== 'object' || value === null) return []
  const { __typename: type, id, acoesPermitidas = [] } = value as Record<string, unknown>
  const offers = (acoesPermitidas as string[]).map((verb) => ({ type: String(type), verb, ref: String(id) }))
  return [...offers, ...Object.values(value).flatMap(offersIn)]
}

const nameOf = ({ type, verb }: Offer) => `${type}.${verb}`

let app: TestApp
let token: string
let ofSession: Map<string, Offer>
let ofToken: Map<string, Offer>

/** One record for each verb of each type that is offered. */
async function offered(by: string): Promise<Map<string, Offer>> {
  const found = new Map<string, Offer>()
  for (const document of documents) {
    const { data, errors } = await app.graphql(by, document)
    expect([document, errors]).toEqual([document, undefined])
    for (const offer of offersIn(data)) if (!found.has(nameOf(offer))) found.set(nameOf(offer), offer)
  }
  return found
}

beforeAll(async () => {
  await demoTemplate()
  const copy = `${demoName()}_${process.env.JEST_WORKER_ID ?? '1'}_offered`
  app = await appOn(await copyDatabase(demoName(), copy), { SECRET_KEY: secretKey })
  const [admin] = await app.sql<{ id: number; idCliente: number }>(
    `select id, id_cliente as "idCliente" from usuario where email = 'admin@betel.demo'`,
  )
  if (!admin) throw new Error('the demo data has no administrator')
  await knowPassword(app, admin.idCliente)
  const session = await app.session(admin.idCliente, admin.id)
  const data = Buffer.from('nome;email\nAna;ana@exemplo.com.br\n')
  const imported = await app.upload(
    session,
    'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id } }',
    {},
    { arquivo: { name: 'membros.csv', type: 'text/csv', data } },
  )
  // lists show it as another type
  documents.push(`{ importacao(id: ${imported.data.prepararImportacao.id}) { __typename id acoesPermitidas } }`)
  const made = await app.graphql(
    session,
    'mutation($senha: String!) { criarTokenApi(minhaSenha: $senha, nome: "Varredura", escopos: ["eu.ler"]) { token } }',
    { senha: knownPassword },
  )
  token = made.data.criarTokenApi.token
  // more scopes than one call takes
  await app.sql('update token_api set escopos = $2 where id_cliente = $1', [
    admin.idCliente,
    JSON.stringify(actionNames),
  ])
  ofSession = await offered(session)
  ofToken = await offered(token)
})
afterAll(() => app.close())

test('lists show records of every kind that offers actions', () => {
  const shown = new Set([...ofSession.values()].map(({ type }) => type))
  expect(types.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
})

test('every offered action is an operation', () => {
  expect([...ofSession.values()].filter((offer) => !operationOf(offer)).map(nameOf)).toEqual([])
})

test('an administrator is offered decisions in person, and a token is not', () => {
  const decisions = [...ofSession.keys()].filter((name) => !ofToken.has(name))
  expect(decisions).toEqual(expect.arrayContaining(['Orcamento.aprovar', 'MesFinanceiro.fechar', 'Usuario.verComo']))
})

test('nothing that a token is offered is refused because it is no session', async () => {
  const refused: string[] = []
  for (const offer of ofToken.values()) {
    const operation = operationOf(offer) as Operation
    const variables = variablesFor(operation, offer.ref)
    const { errors } = await callOperation(app, token, operation, variables)
    // with its field, only that one is refused
    if (errors?.some(({ message, extensions }) => /token de API/.test(message) && !extensions?.campos))
      refused.push(nameOf(offer))
  }
  expect(refused).toEqual([])
})
