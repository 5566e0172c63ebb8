import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'
import { actions } from '../../server/access-table.js'
import type { Action } from '../../server/kernel/access/actions.js'
import { demoName, demoTemplate, secretKey } from '../e2e/local-server.js'
import { copyDatabase } from '../factories/database.js'
import { appOn, type TestApp } from '../factories/harness.js'
import { countStatements } from '../factories/statements.js'
import { churchDay } from '../factories/zones.js'
import { sweptSchema } from './swept.js'

/** Maximum number of SQL statements of one document of a screen. */
const most = 15

/** Documents of pages that are opened by a link alone; they show one record. */
const byLink = [
  'ConferirRecibo',
  'CultoPorToken',
  'EscalaPorToken',
  'PaginaOfertar',
  'VerificarConvite',
  'VerificarTokenSenha',
]

/**
 * Documents whose response is empty: nobody pays, nobody has made a secret address, and no bank tells of Pix.
 */
const empty = ['EnderecoCalendario', 'MinhaAssinatura', 'PixAutomatico', 'PixRecebidos', 'UltimaBuscaDePix']

const root = path.resolve(import.meta.dirname, '../..')
const definitions = globSync('client/**/*.graphql', { cwd: root }).flatMap(
  (name) => parse(readFileSync(path.join(root, name), 'utf8')).definitions,
)
const fragments = new Map(
  definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
)
const queries = definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query',
)
const manifest: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'schema/operations.json'), 'utf8'))

/** The document as the browser sends it, with its fragments. */
function documentOf(operation: OperationDefinitionNode): string {
  const used = new Set<FragmentDefinitionNode>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)
        if (!fragment || used.has(fragment)) return
        used.add(fragment)
        follow(fragment)
      },
    })
  }
  follow(operation)
  return [operation, ...used].map((node) => print(node)).join('\n')
}

const fields = sweptSchema.getQueryType()?.getFields() ?? {}

/** The field of the schema that the document asks first. */
function firstField(operation: OperationDefinitionNode) {
  const [node] = operation.selectionSet.selections
  return node?.kind === Kind.FIELD ? fields[node.name.value] : undefined
}

let app: TestApp
/** Igreja Betel of the demo data */
let church: number
let admin: string
let platform: string

beforeAll(async () => {
  await demoTemplate()
  const copy = `${demoName()}_${process.env.JEST_WORKER_ID ?? '1'}_documents`
  app = await appOn(await copyDatabase(demoName(), copy), { SECRET_KEY: secretKey })
  // PostgreSQL knows how many rows there are, as it does of tables in use
  await app.sql('analyze')
  const tokenOf = async (email: string) => {
    const [person] = await app.sql<{ id: number; idCliente: number }>(
      'select id, id_cliente as "idCliente" from usuario where email = $1',
      [email],
    )
    if (!person) throw new Error(`the demo data has no ${email}`)
    church = person.idCliente
    return app.session(church, person.id)
  }
  platform = await tokenOf('plataforma@demo.demo')
  admin = await tokenOf('admin@betel.demo')
  // records that the demo data does not have
  await app.graphql(admin, 'mutation { gerarRelatorio(input: { tipo: "patrimonios" }, aguardar: false) { id } }')
  await app.graphql(
    admin,
    'mutation($mes: String!) { criarPrestacaoContas(input: { nome: "Rascunho", de: $mes, ate: $mes }) { id } }',
    { mes: day(0).slice(0, 7) },
  )
  // a tithe of the administrator, whose own receipt the person opens
  const { id } = (await app.graphql(admin, '{ eu { id } }')).data.eu
  const input = { idMembro: id, valorDizimo: '10.00', dataDizimo: day(-1), meioDizimo: 'pix' }
  const tithe = await app.graphql(admin, 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }', {
    input,
  })
  const receipt = 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { id } }'
  expect((await app.graphql(admin, receipt, { id: tithe.data.criarDizimo.id })).errors).toBeUndefined()
  const data = Buffer.from('nome;email\nAna;ana@exemplo.com.br\nBia;')
  await app.upload(
    admin,
    'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id } }',
    {},
    { arquivo: { name: 'membros.csv', type: 'text/csv', data } },
  )
  const [other] = await app.sql<{ id: number }>(
    `select id from categoria where id_cliente = $1 and natureza = 'despesa' and not fixa and not restrita
       and excluido_em is null limit 1`,
    [church],
  )
  ownValues.SeparacaoDeCategoria = { input: { idCategoria: String(other?.id) } }
})
afterAll(() => app.close())

/**
 * The tables of ids that are not named like the type or the argument, by the type, or by the type and the argument.
 * @param where further SQL condition
 */
const tables: Readonly<Record<string, { table: string; where?: string }>> = {
  AnexoPage: { table: 'saida' },
  CertificadoBatismo: { table: 'batismo', where: 'not planejado' },
  ConsentimentosDiretorio: { table: 'usuario' },
  FrequenciaEBD: { table: 'classe_ebd' },
  ExtratoDaConta: { table: 'conta_financeira' },
  SeparacaoDeCategoria: { table: 'categoria', where: `natureza = 'despesa' and fixa and not restrita` },
  JuncaoDeCategorias: { table: 'categoria', where: `natureza = 'despesa' and not fixa and not restrita` },
  'JuncaoDeCategorias.idCategoria': { table: 'categoria', where: `natureza = 'despesa' and fixa and not restrita` },
  ContaDoMovimento: { table: 'movimento_bancario' },
  LancamentoDaConta: { table: 'movimento_bancario' },
  ReciboDizimo: { table: 'dizimo', where: 'numero_recibo is not null' },
  ConvitesDaImportacao: { table: 'importacao' },
  MeuPedidoReserva: { table: 'pedido_reserva', where: 'id_solicitante = id_cliente' },
  RelatorioCelula: { table: 'celula' },
  SubstitutoPossivel: { table: 'escala_culto' },
}

const snake = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()

/** The newest record of the church for the document's argument of type ID. */
async function recordFor(operation: OperationDefinitionNode, argument: string): Promise<string> {
  const type = String(getNamedType(firstField(operation)?.type as GraphQLOutputType))
  const { table, where = 'true' } = tables[`${type}.${argument}`] ??
    tables[type] ?? {
      table: snake(argument === 'id' ? type : argument.replace(/^id/, '')),
    }
  const rows = await app.sql<{ id: number; excluido_em?: Date }>(
    `select * from ${table} where id_cliente = $1 and ${where} order by id desc limit 50`,
    [church],
  )
  const row = rows.find((each) => !each.excluido_em)
  if (!row) throw new Error(`${operation.name?.value}: the demo data has no ${table}`)
  return String(row.id)
}

/** Days from today as YYYY-MM-DD. */
const day = (days: number) => churchDay(days)

/** Values of required arguments, by name or by type. A period begins four weeks ago. */
const values: Readonly<Record<string, unknown>> = {
  ate: day(0),
  categoria: 4,
  dataFinal: day(0),
  fim: day(0),
  funcao: 'Vocal',
  natureza: 'receita',
  texto: 'an',
  Boolean: true,
  DateOnly: day(-28),
  Decimal: '0.01',
  EspecieComAnexos: 'saida',
  GerarRelatorioInput: { tipo: 'patrimonios' },
  Int: 100,
  // a month
  String: day(0).slice(0, 7),
  UsuarioCampo: 'name',
}

/** Values of one document, where the same name means something else in others. */
const ownValues: Record<string, Readonly<Record<string, unknown>>> = {
  // beyond the budget of any month
  AvisoPrevisao: { valor: '9999999.00' },
  PessoasDoCulto: { filtro: { usuarioAtivo: 1 } },
  PessoasParaEscolher: { busca: 'mar' },
  ExecucaoOrcamentaria: { ano: Number(day(0).slice(0, 4)), mes: 3 },
}

async function variablesOf(operation: OperationDefinitionNode): Promise<object> {
  const variables: Record<string, unknown> = {}
  const own = ownValues[operation.name?.value ?? '']
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    if (type.kind !== Kind.NON_NULL_TYPE || defaultValue) continue
    const name = variable.name.value
    const named = print(type.type)
    variables[name] = named === 'ID' ? await recordFor(operation, name) : (own?.[name] ?? values[name] ?? values[named])
  }
  return variables
}

/**
 * Sends the document as the person who opens its screen.
 * @returns a finding with more statements than `limit`
 */
async function statementFinding(operation: OperationDefinitionNode, limit: number): Promise<string[]> {
  const name = operation.name?.value ?? ''
  const allowed: readonly number[] = actions[firstField(operation)?.extensions.action as Action] ?? [1]
  const variables = await variablesOf(operation)
  const statements = await statementsOf(operation, variables, allowed.includes(1) ? admin : platform)
  return statements > limit ? [`${name} sends ${statements} statements`] : []
}

/** @returns the number of statements of the document's response, which must be empty only where `empty` says so */
function statementsOf(operation: OperationDefinitionNode, variables: object, who = admin): Promise<number> {
  const name = operation.name?.value ?? ''
  return countStatements(async () => {
    const { data, errors } = await app.graphql(who, documentOf(operation), variables)
    expect([name, errors]).toEqual([name, undefined])
    expect([name, Object.values(data).includes(null)]).toEqual([name, empty.includes(name)])
  })
}

const screens = queries.filter(({ name }) => !byLink.includes(name?.value ?? ''))

test('no query of a screen sends more than 15 SQL statements, with the demo data', async () => {
  const findings: string[] = []
  for (const operation of screens) findings.push(...(await statementFinding(operation, most)))
  expect(findings).toEqual([])
})

test('the sweep of screens reads every operation that the browser may send, and finds a query over the limit', async () => {
  const names = definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : []))
  expect(names.sort()).toEqual(Object.values(manifest).sort())
  const home = screens.find(({ name }) => name?.value === 'Home') as OperationDefinitionNode
  expect((await statementFinding(home, 5)).join()).toMatch(/^Home sends (\d|1[0-5]) statements$/)
})

test('what a person takes along sends as few statements in a full week as in one with one of each', async () => {
  const [quiet, full] = ['2051-01-01', '2051-02-01']
  const [{ id }] = (await app.sql<{ id: number }>(
    'select id_membro as id from membro_celula where id_cliente = $1 and excluido_em is null limit 1',
    [church],
  )) as [{ id: number }]
  /** Lessons on this day, each with a roll of as many pupils; and as many worship services and rosters of the person. */
  const fill = (day: string, rows: number) =>
    app.sql(
      `with pessoa as (select id from usuario where id_cliente = $1::int order by id desc limit $3::int),
       aluno as (select id from usuario where id_cliente = $1::int order by id limit $3::int),
       classe as (
         insert into classe_ebd (id_cliente, nome_classe, id_professor)
         select $1::int, 'Classe ' || $2 || ' ' || id, id from pessoa returning id, id_professor),
       matricula as (
         insert into membro_classe_ebd (id_cliente, id_classe, id_membro)
         select $1::int, classe.id, aluno.id from classe cross join aluno),
       aula as (
         insert into aula_ebd (id_cliente, id_classe, id_professor, data_aula)
         select $1::int, id, id_professor, $2::date from classe returning id),
       presente as (
         insert into membro_aula_ebd (id_cliente, id_aula, id_membro)
         select $1::int, aula.id, aluno.id from aula cross join aluno),
       culto as (
         insert into culto (id_cliente, data_culto, hora_culto, tema_culto)
         select $1::int, $2::date + (id % 7)::int, '19:00', 'Culto ' || id from pessoa returning id)
       insert into escala_culto (id_cliente, id_culto, id_membro, funcao)
       select $1::int, culto.id, $4::int, 'Vocal ' || n from culto cross join generate_series(1, $3::int) n`,
      [church, day, rows, id],
    )
  const statements = async (hoje: string) => {
    const ate = hoje.replace(/01$/, '08')
    const variables = { hoje, ate, idUsuario: String(id), comCelulas: true, comCultos: true }
    const counts: Record<string, number> = {}
    for (const operation of screens.filter(({ name }) => /^(LevarComigo|AulasDeHoje)$/.test(name?.value ?? '')))
      counts[operation.name?.value ?? ''] = await statementsOf(operation, variables)
    return counts
  }
  await fill(quiet, 1)
  const few = await statements(quiet)
  await fill(full, 12)
  expect(Object.keys(few).sort()).toEqual(['AulasDeHoje', 'LevarComigo'])
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(most)
  expect(await statements(full)).toEqual(few)
})
