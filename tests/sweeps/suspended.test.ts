import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { actions } from '../../server/access-table.js'
import { staysOpen } from '../../server/features/acesso/cliente/suspensao.rules.js'
import { features } from '../../server/features.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillChurch, kindOfPath } from '../factories/records.js'
import { picture } from '../factories/sample.js'
import { schemaOf } from '../factories/schema.js'
import { churchDay } from '../factories/zones.js'
import { callOperation, type Operation, operationsOf, variablesFor } from './operations.js'
import { checksums } from './tenant.js'

let app: TestApp
let church: TestChurch
let token: string
/** the token of the attendance link of a worship service */
let presenca: string
let importacao: string
const operations = operationsOf(schemaOf(features))
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])
const suspended = 'A conta da igreja está suspensa: os dados podem ser lidos, mas não alterados.'

/**
 * Operations that a user of a suspended church may still call. A new operation must be added to this list by hand, and
 * only on purpose.
 */
const open = [
  // operations for the payment of the subscription
  'abrirPortalAssinatura',
  'retomarAssinatura',
  // operations to close the account and to reopen it
  'encerrarIgreja',
  'manterIgreja',
  'excluirMinhaConta',
  // the user's own account settings
  'alterarMinhaSenha',
  'alterarSilencio',
  'ativarDoisFatores',
  'atualizarMeuPerfil',
  'desativarDoisFatores',
  'encerrarOutrasSessoes',
  'encerrarSessao',
  'enviarMinhaFoto',
  'escolherAviso',
  'escolherNomeAcesso',
  'prepararDoisFatores',
  'registrarAparelho',
  'removerAparelho',
  'removerMinhaFoto',
  'responderConsentimento',
  'sair',
  'testarAviso',
  // access that the user has granted to others
  'revogarEnderecoCalendario',
  'revogarTokenApi',
  // reports, which only read data
  'gerarRelatorio',
  'repetirRelatorio',
]

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await fillChurch(app, church)
  token = await church.token(1)
  await church.token(2)
  const day = { dataCulto: churchDay(), horaCulto: '00:00' }
  presenca = (await app.rest(token, 'POST', '/cultos', day)).body.token
  const [found] = await app.sql('select max(id)::text as id from importacao where id_cliente = $1', [church.idCliente])
  importacao = String(found?.id)
  await app.sql(`update cliente set suspenso_em = now(), motivo_suspensao = 'Teste' where id = $1`, [church.idCliente])
})
afterAll(() => app.close())

/** Arguments for operations that would refuse the sample values before they check whether the church is suspended. */
const values = (name: string): Record<string, unknown> => {
  if (name === 'atualizarIgreja') return { input: { nome: 'Betel', fusoHorario: 'America/Sao_Paulo' } }
  if (name === 'definirModulosDesligados') return { modulos: ['ebd'] }
  if (name === 'fecharMes' || name === 'reabrirMes') return { mes: '2026-03' }
  if (name === 'criarDizimos')
    return {
      input: {
        dataDizimo: '2026-03-01',
        linhas: [{ idMembro: church.idCliente, valorDizimo: '1.00', meioDizimo: 'pix' }],
      },
    }
  if (name === 'importarExtrato') return { colunas: null }
  if (/^emitir(Meu)?Comprovantes?$/.test(name)) return { ano: 2025 }
  if (name === 'remapearImportacao') return { id: importacao, mapeamento: [] }
  if (name === 'confirmarPresenca') return { token: presenca }
  return {}
}

const people = { name: 'a.csv', type: 'text/csv', data: Buffer.from('name\nInês Importada') }
const statement = {
  name: 'a.ofx',
  type: 'text/plain',
  data: Buffer.from(
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ),
}
const files: Readonly<Record<string, typeof picture>> = { prepararImportacao: people, importarExtrato: statement }
const fileOf = ({ name }: Operation) => files[name] ?? picture

/** A body for routes without a sample: every id that any of them requires, and the other fields. */
const body = (ref: number) => ({
  ...Object.fromEntries(
    ['Categoria', 'Celula', 'Culto', 'Departamento', 'Evento', 'Missao', 'Classe', 'Membro', 'Origem'].map((one) => [
      `id${one}`,
      ref,
    ]),
  ),
  ids: [ref],
  nome: 'Pastor',
  dataDizimo: '2026-03-01',
  linhas: [{ idMembro: ref, valorDizimo: '1.00', meioDizimo: 'pix' }],
})

const ofChurches = operations.filter(
  ({ kind, action }) => kind === 'mutation' && action && action !== publicAction && actions[action].includes(1),
)

test('a suspended church may run the mutations in the list', () => {
  const going = ofChurches.filter(({ action }) => action !== publicAction && action && staysOpen(action))
  expect(going.map(({ name }) => name).sort()).toEqual([...open].sort())
})

test('all other mutations and routes are refused in a suspended church, and nothing is written', async () => {
  const before = await checksums(app, church.idCliente)
  const findings: string[] = []
  for (const operation of ofChurches.filter(({ name }) => !open.includes(name))) {
    const variables = { ...variablesFor(operation, String(church.idCliente)), ...values(operation.name) }
    const { errors } = await callOperation(app, token, operation, variables, fileOf(operation))
    if (errors?.[0]?.message !== suspended)
      findings.push(`${operation.name} answers ${JSON.stringify(errors ?? 'well')}`)
  }
  for (const route of routes) {
    const { method, path, action } = route
    if (method === 'GET' || action === publicAction || !actions[action].includes(1) || staysOpen(action)) continue
    if (route.upload) continue // tested over GraphQL, which has the same use case
    const ref = church.idCliente
    // the request is refused before the record is looked up, so the id does not matter
    const real = path.replace('{idCliente}', String(church.idCliente)).replace(/\{\w+\}/g, '1')
    const query =
      route.query && method !== 'POST'
        ? `?${new URLSearchParams(Object.entries(body(ref)).map(([k, v]) => [k, String(v)]))}`
        : ''
    const answer = await app.rest(token, method, real + query, { ...body(ref), ...kindOfPath(path)?.sample?.(ref) })
    if (answer.body?.message !== suspended)
      findings.push(`${method} ${path} answers ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  expect(findings).toEqual([])
  expect(await checksums(app, church.idCliente)).toEqual(before)
})

test('a suspended church can revoke its API tokens and calendar addresses', async () => {
  const own = await app.church()
  const as = await own.token(1)
  const made = await app.graphql(
    as,
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["patrimonio.ler"]) { token tokenApi { id } } }',
  )
  const { token: key, tokenApi } = made.data.criarTokenApi
  const address = (await app.graphql(as, 'mutation { criarEnderecoCalendario { url } }')).data.criarEnderecoCalendario
  const calendar = new URL(address.url).pathname.replace(/^\/api/, '')
  await app.sql('update cliente set suspenso_em = now() where id = $1', [own.idCliente])
  const works = async () => [
    (await app.rest(key, 'GET', '/patrimonios')).status,
    (await app.rest(null, 'GET', calendar)).status,
  ]
  expect(await works()).toEqual([200, 200])
  const revoke = 'mutation($id: ID!) { revogarTokenApi(id: $id) { id } revogarEnderecoCalendario { message } }'
  expect((await app.graphql(as, revoke, { id: String(tokenApi.id) })).errors).toBeUndefined()
  expect(await works()).toEqual([401, 404])
})
