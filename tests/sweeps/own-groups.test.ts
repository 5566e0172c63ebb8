import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { applyPreset } from '../../server/features/acesso/matriz-acesso/index.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import { placeOf } from '../../server/kernel/access/areas.js'
import { grantsFrom } from '../../server/kernel/access/grants.js'
import { transaction } from '../../server/kernel/data/tenant/session.js'
import { decideOwnGroups } from '../factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { limits } from '../factories/limits.js'
import { fillChurch } from '../factories/records.js'
import { edgeFindings, walkable } from './edge-access.js'
import { edgesOf, linksOf } from './edges.js'
import { functionFindings, type Holder, holdersOf } from './functions.js'
import { callOperation, operationsOf, variablesFor } from './operations.js'
import { ownGroupFindings } from './own-groups.js'
import { personalFindings, plantPersonal } from './personal.js'
import { preview, readingFindings } from './preview.js'
import { emailsIn, emptierIn, everythingSeen, wholeAnswer } from './seen.js'
import { sweptRoutes, sweptSchema } from './swept.js'
import { numberAlike, type Victim, victimOf } from './tenant.js'

let app: TestApp
let church: TestChurch
let victim: Victim
let session: { token: string; admin: string }
let limited: (action: Action | typeof publicAction | undefined) => boolean
/** The number of the church's records in every table; other sweeps use higher numbers in the same database. */
const number = 60_000_001

/** Creating a group is refused for whatever it names, because nobody leads it yet. */
const creates = ['criarCelula', 'criarClasseEBD', 'criarDepartamento', 'criarMissao']
const operations = operationsOf(sweptSchema).filter(({ name }) => !creates.includes(name))

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await numberAlike(app, number)
  await fillChurch(app, church)
  ;({ victim } = await victimOf(app, church, number))
  await decideOwnGroups(app, church)
  session = { token: await church.token(3), admin: await church.token(1) }
  const [row] = await app.sql<{ rules: string }>(
    `select jsonb_build_object('celulas', jsonb_object_agg(perfil, areas), 'funcoes', null)::text as rules
     from acesso_perfil where id_cliente = $1`,
    [church.idCliente],
  )
  const grants = grantsFrom(3, row?.rules ?? null)
  // what is limited by columns instead of rows has tests of its own
  limited = (action) =>
    action !== undefined && action !== publicAction && grants.get(action) === 'meus' && !action.startsWith('usuario.')
})
afterAll(() => app.close())

test('a leader without groups gets the response of missing records, and empty lists, in every area with groups', async () => {
  const { findings, called } = await ownGroupFindings(app, session, victim, limited, operations, sweptRoutes)
  expect(findings).toEqual([])
  expect(called).toEqual(
    expect.arrayContaining(['celulas', 'departamentos', 'missoes', 'classesEBD', 'gruposLouvor', 'GET /celulas']),
  )
  expect(called.length).toBeGreaterThan(50)
})

test('a preview as the leader gets the answers that the leader gets', async () => {
  const { token: own, admin } = session
  const { eu } = (await app.graphql(own, '{ eu { id } }')).data
  const headers = await preview(app, admin, eu.id)
  const { findings, compared } = await readingFindings(
    app,
    { admin, headers, own },
    String(number),
    operations,
    sweptRoutes,
  )
  expect(findings).toEqual([])
  expect(compared).toBeGreaterThan(150)
  // the sweep sees answers to somebody else
  const lists = operations.filter(({ name }) => name === 'saidas')
  expect((await readingFindings(app, { admin, headers: {}, own }, '1', lists, [])).findings).toHaveLength(1)
})

test('a leader cannot create a group of the kinds that are limited to the own groups', async () => {
  const all = operationsOf(sweptSchema).filter(({ name }) => creates.includes(name))
  for (const operation of all) {
    const { status } = await callOperation(app, session.token, operation, withoutRefs(variablesFor(operation, '1')))
    expect([operation.name, status]).toEqual([operation.name, 403])
  }
})

test('the sweep finds a table without its policy', async () => {
  const ofTable = (await limits(app)).filter(({ table }) => table === 'celula')
  expect(ofTable).toHaveLength(1)
  for (const limit of ofTable) await limit.lift()
  const ofCells = operations.filter(({ name }) => ['celulas', 'celula', 'excluirCelula'].includes(name))
  const { findings } = await ownGroupFindings(app, session, victim, limited, ofCells, []).finally(async () => {
    for (const limit of ofTable) await limit.restore()
  })
  expect(findings.join('\n')).toMatch(/^celulas shows \d+ rows/m)
  expect(findings.join('\n')).toMatch(/^celula answers \[200/m)
})

/** Without the people and places that a new group would name. */
const withoutRefs = ({ input, ...rest }: Record<string, unknown>) => ({
  ...rest,
  input: Object.fromEntries(Object.entries(input as object).filter(([name]) => !name.startsWith('id'))),
})

describe('edges under a matrix of the own groups', () => {
  const all = operationsOf(sweptSchema)
  const edges = walkable(edgesOf(sweptSchema), linksOf(sweptSchema))

  beforeAll(async () => {
    // these groups have a place or the administrator, whom everybody may read, so that an edge without limits has rows
    for (const table of ['local', 'celula', 'departamento', 'classe_ebd', 'missao', 'grupo_louvor'])
      await app.sql(`update ${table} set excluido_em = null where id_cliente = $1`, [church.idCliente])
    const [place] = await app.sql<{ id: number }>('select min(id) as id from local where id_cliente = $1', [
      church.idCliente,
    ])
    for (const [table, column, id] of [
      ['celula', 'id_local', place?.id],
      ['encontro', 'id_local', place?.id],
      ['ensaio_louvor', 'local_ensaio', place?.id],
      ['departamento', 'id_responsavel', church.idCliente],
      ['classe_ebd', 'id_professor', church.idCliente],
      ['missao', 'id_responsavel', church.idCliente],
    ])
      await app.sql(`update ${table} set ${column} = $1 where id_cliente = $2`, [id, church.idCliente])
  })

  /** Somebody with the perfil of leaders and no function: limited to the own groups by the matrix. */
  async function leaderByPerfil(): Promise<Holder> {
    const [row] = await app.sql<{ rules: string }>(
      `select jsonb_build_object('celulas', jsonb_object_agg(perfil, areas), 'funcoes', null)::text as rules
       from acesso_perfil where id_cliente = $1`,
      [church.idCliente],
    )
    const grants = grantsFrom(3, row?.rules ?? null)
    return { name: 'Líder', token: session.token, may: (action) => grants.get(action) ?? false }
  }

  test('every edge is refused, empty or answered, as the list of its kind is, under every usual function', async () => {
    const holders = [...(await holdersOf(app, church)), await leaderByPerfil()]
    const { findings, refused, empty } = await edgeFindings(app, holders, edges, all)
    expect(findings).toEqual([])
    expect(new Set(refused).size).toBeGreaterThan(10)
    expect([...new Set(empty)]).toEqual(
      expect.arrayContaining(['Usuario.celulas', 'Usuario.classes', 'Usuario.grupos', 'Local.encontros']),
    )
  })

  test('the walk finds edges that ask for another action than the server requires', async () => {
    const holders = await holdersOf(app, church)
    // each edge claims an action that everybody may do, instead of its own
    const open = { 'saida.ler': 'eu.ler', 'entrada.ler': 'eu.ler', 'visitaPastoral.ler': 'eu.ler' } as Record<
      string,
      Action
    >
    const planted = edges.filter(({ action }) => action in open)
    const claimed = planted.map((edge) => ({ ...edge, action: open[edge.action] as Action }))
    const { findings } = await edgeFindings(app, holders, claimed, all)
    const { refused } = await edgeFindings(app, holders, planted, all)
    // the server refuses what the planted table allows: the walk reports exactly these
    expect(findings).toHaveLength(refused.length)
    expect(refused.length).toBeGreaterThan(10)
  })

  test('the walk finds each limited area that has lost its policies', async () => {
    const holders = [await leaderByPerfil()]
    // rosters are limited where they are written: server/features/culto/escala-culto/escala-proprias.test.ts
    const byArea = Map.groupBy(
      (await limits(app)).filter(({ area }) => area !== 'meus_escalas'),
      ({ area }) => area,
    )
    expect([...byArea.keys()]).toEqual([
      'meus_celulas',
      'meus_departamentos',
      'meus_ensino',
      'meus_louvor',
      'meus_missoes',
    ])
    for (const [area, own] of byArea) {
      const of = edges.filter(({ action }) => `meus_${placeOf(action)?.area}` === area)
      expect((await edgeFindings(app, holders, of, all)).findings).toEqual([])
      for (const limit of own) await limit.lift()
      const { findings, empty } = await edgeFindings(app, holders, of, all)
      for (const limit of own) await limit.restore()
      expect([area, empty.length > 0, findings.length > 0]).toEqual([area, true, true])
    }
  })
})

/** From here on the church has the preset instead: who leads nothing has what members have. */
async function decideRecommended() {
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
}

describe('functions under the preset Recomendado', () => {
  const all = operationsOf(sweptSchema)
  const ref = String(number)

  beforeAll(decideRecommended)

  test('each usual function, and a member without any, may call what it allows (no 403) and nothing else (403)', async () => {
    const holders = await holdersOf(app, church)
    expect(holders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Membro', 'Tesoureiro', 'Grupos e o que não tem grupos']),
    )
    const { findings, calls } = await functionFindings(app, holders, { admin: session.admin, ref }, all, sweptRoutes)
    expect(findings).toEqual([])
    expect(calls).toBeGreaterThan(2500)
  })

  test('the sweep finds an operation that asks for less than it should, and one that asks for more', async () => {
    const holders = (await holdersOf(app, church)).filter(({ name }) => name === 'Membro' || name === 'Conselho fiscal')
    const other = { saidas: 'departamento.ler', patrimonios: 'igreja.administrar' } as const
    const planted = all
      .filter(({ name }) => name in other)
      .map((operation) => ({ ...operation, action: other[operation.name as keyof typeof other] }))
    const { findings } = await functionFindings(app, holders, { admin: session.admin, ref }, planted, [])
    expect(findings).toEqual(
      expect.arrayContaining([
        'saidas answers 403 to Membro, who may call it',
        'patrimonios answers 200 instead of 403 to Conselho fiscal',
      ]),
    )
  })
})

describe('personal data under the preset Recomendado', () => {
  const all = operationsOf(sweptSchema)
  const ref = String(number)

  test('no answer, file or report shows a member or a leader personal data of somebody else, or what is closed to them', async () => {
    const planted = await plantPersonal(app, church.idCliente)
    expect(planted.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['usuario.cpf', 'usuario.telefone_usuario', 'usuario.endereco', 'saida.descricao']),
    )
    await app.sql(
      `update usuario set email = 'pessoa' || id || '@alheio.com.br' where id_cliente = $1 and email is null`,
      [church.idCliente],
    )
    // the function of cell leaders: e-mails of the people in the own groups, of which there are none
    const { id: leader } = await church.person({ perfil: 3 })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Líder de célula'`,
      [church.idCliente, leader],
    )
    const agreed = (
      await app.sql<{ email: string }>(
        `select distinct u.email from usuario u join consentimento c on c.id_cliente = u.id_cliente and c.id_usuario = u.id
         where u.id_cliente = $1 and c.documento = 'diretorioEmail'`,
        [church.idCliente],
      )
    ).map(({ email }) => email)
    const tokens = [await church.token(2), await app.session(church.idCliente, leader)]
    for (const [index, token] of tokens.entries()) {
      const { email } = (await app.graphql(token, '{ eu { email } }')).data.eu
      const seen = await everythingSeen(app, { token, admin: session.admin }, ref, all, sweptRoutes)
      expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(100)
      expect([index, personalFindings(seen, planted)]).toEqual([index, []])
      const shown = seen.filter((each) => emailsIn(each, [email]).length > 0)
      expect([
        index,
        shown.filter((each) => emailsIn(each, [email, ...agreed]).length > 0).map(({ name }) => name),
      ]).toEqual([index, []])
      // only the page of those who agreed shows their e-mails
      expect(shown.map(({ name }) => name).filter((name) => name !== 'diretorio')).toEqual([])
    }
  })

  test('the scan finds the e-mails that an administrator sees', async () => {
    const lists = all.filter(({ name }) => ['usuarios', 'membrosCelula'].includes(name))
    const planted = await plantPersonal(app, church.idCliente)
    const seen = await everythingSeen(app, { token: session.admin, admin: session.admin }, ref, lists, [])
    const found = seen.filter((each) => emailsIn(each, []).length > 0).map(({ name }) => name)
    expect(found).toEqual(expect.arrayContaining(['usuarios', 'dadosRelatorio usuarios']))
    // and the texts of personal data
    const columns = personalFindings(seen, planted).map((finding) => finding.replace(/.* shows /, ''))
    expect(columns).toEqual(expect.arrayContaining(['usuario.endereco', 'usuario.telefone_usuario']))
  })
})

describe('fields that an API token may not read', () => {
  const queries = operationsOf(sweptSchema).filter(({ kind }) => kind === 'query')
  const ref = String(number)

  test('a field that is empty for a token and not for its owner is in extensions.ocultos', async () => {
    // the actions of the queries alone: none of those by which fields are hidden
    const fields = [
      'acoes',
      'lerEmail',
      'lerTelefone',
      'lerDadosPessoais',
      'lerDoador',
      'lerComentario',
      'lerRascunhoAta',
    ]
    const owned = (await app.graphql(session.admin, '{ eu { acoes } }')).data.eu.acoes as string[]
    const escopos = [...new Set(queries.flatMap(({ action }) => (action && owned.includes(action) ? [action] : [])))]
    expect(escopos.filter((action) => fields.some((field) => action.endsWith(`.${field}`)))).toEqual([])
    // drafts are whole rows, not fields: who may not write them does not see them
    escopos.push('prestacaoContas.escrever')
    const made = await app.graphql(
      session.admin,
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Varredura", escopos: $escopos) { token } }',
      { escopos },
    )
    const { token } = made.data.criarTokenApi
    const hidden = new Set<string>()
    const silent: string[] = []
    for (const query of queries) {
      const [more, less] = [
        await wholeAnswer(app, session.admin, query, ref),
        await wholeAnswer(app, token, query, ref),
      ]
      const type = sweptSchema.getQueryType()?.getFields()[query.name]?.type
      if (more.errors || less.errors || !type) continue
      for (const field of emptierIn(type, less.data[query.name], more.data[query.name])) {
        hidden.add(field)
        if (!less.extensions?.ocultos?.includes(field)) silent.push(`${query.name}: ${field}`)
      }
    }
    expect(silent).toEqual([])
    expect([...hidden]).toEqual(
      expect.arrayContaining(['Usuario.email', 'Usuario.linhaDoTempo', 'CandidatoEscala.email']),
    )
  })
})
