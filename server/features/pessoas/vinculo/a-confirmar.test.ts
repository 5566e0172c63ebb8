import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { decideOwnGroups } from '../../../../tests/factories/access-preset.js'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { fillChurch } from '../../../../tests/factories/records.js'
import { operationsOf } from '../../../../tests/sweeps/operations.js'
import { everythingSeen } from '../../../../tests/sweeps/seen.js'
import { sweptRoutes, sweptSchema } from '../../../../tests/sweeps/swept.js'
import { actionNames } from '../../../kernel/access/actions.js'
import { placeOf } from '../../../kernel/access/areas.js'
import { settingOf } from '../../../kernel/data/tenant/own-groups.policy.js'
import { transaction } from '../../../kernel/data/tenant/session.js'

/*
 * Whoever is limited to the own groups reads the personal data of the people there, and may add anybody to them. What
 * such a leader adds waits for confirmation, and until then shows no more of the person than every member sees.
 */

type Person = Awaited<ReturnType<TestChurch['person']>>

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const areasOfLeader = [
  'celulas',
  'departamentos',
  'louvor',
  'ensino',
  'missoes',
  'escalas',
  'contatos',
  'dadosPessoais',
]

let app: TestApp
let church: TestChurch
let admin: string
let leader: Person
let token: string
let secretary: string
/** The leader's group of each kind. */
const group: Record<string, number> = {}

const phone = '11955554321'
const street = 'Rua das Zebras Escondidas'
const today = todayIn(defaultTimeZone)
const born = `1931-${today.slice(5)}`

/** Somebody in no group, with data and a birthday of which nobody else has one, because home names only the first few. */
async function stranger(): Promise<Person & { email: string }> {
  await app.sql('update usuario set data_nascimento = null where id_cliente = $1', [church.idCliente])
  const person = await church.person({ telefoneUsuario: phone, dataNascimento: born })
  await app.sql('update usuario set endereco = $2 where id = $1', [person.id, street])
  return person as Person & { email: string }
}

async function holder(funcao: string): Promise<{ person: Person; token: string }> {
  const person = await church.person({ perfil: 3 })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
    [church.idCliente, person.id, funcao],
  )
  return { person, token: await app.session(church.idCliente, person.id) }
}

/** How each kind of group takes people, lists them and confirms them. */
const kinds = {
  celulas: {
    table: 'membro_celula',
    groupId: 'idCelula',
    add: 'adicionarMembroCelula',
    input: 'MembroCelulaInput',
    list: 'membrosCelula',
    confirm: 'confirmarMembrosCelula',
    export: '/exportar/membrosCelula?formato=csv',
  },
  departamentos: {
    table: 'departamento_membro',
    groupId: 'idDepartamento',
    add: 'adicionarMembroDepartamento',
    input: 'MembroDepartamentoInput',
    list: 'membrosDepartamento',
    confirm: 'confirmarMembrosDepartamento',
    export: '/exportar/departamento-membros?formato=csv',
  },
  louvor: {
    table: 'membro_grupo_louvor',
    groupId: 'idGrupo',
    add: 'adicionarMembroGrupoLouvor',
    input: 'MembroGrupoLouvorInput',
    list: 'membrosGrupoLouvor',
    confirm: 'confirmarMembrosGrupoLouvor',
    export: '/exportar/membrosGrupoLouvor?formato=csv',
  },
  ensino: {
    table: 'membro_classe_ebd',
    groupId: 'idClasse',
    add: 'adicionarMembroClasseEBD',
    input: 'MembroClasseEBDInput',
    list: 'membrosClasseEBD',
    confirm: 'confirmarMembrosClasseEBD',
    export: '/exportar/classesEBD-membros?formato=csv',
  },
  missoes: {
    table: 'membro_missao',
    groupId: 'idMissao',
    add: 'adicionarMembroMissao',
    input: 'MembroMissaoInput',
    list: 'membrosMissao',
    confirm: 'confirmarMembrosMissao',
    export: '/exportar/missoes-membros?formato=csv',
  },
} as const
type Area = keyof typeof kinds
const areas = Object.keys(kinds) as Area[]

const add = async (area: Area, person: { id: number }, who = token) => {
  const { add: mutation, input, groupId } = kinds[area]
  const { data, errors } = await app.graphql(
    who,
    `mutation($input: ${input}!) { made: ${mutation}(input: $input) { id uuid aConfirmar acoesPermitidas } }`,
    { input: { [groupId]: String(group[area]), idMembro: String(person.id) } },
  )
  expect([area, errors]).toEqual([area, undefined])
  return data.made as { id: number; uuid: string; aConfirmar: boolean; acoesPermitidas: string[] }
}

const confirm = (area: Area, ids: readonly unknown[], who = admin) =>
  app.graphql(
    who,
    `mutation($ids: [ID!]!) { done: ${kinds[area].confirm}(ids: $ids) { message feitos recusados { id motivo } } }`,
    { ids },
  )

const waiting = async (area: Area, person: { id: number }) =>
  (
    await app.sql<{ waits: boolean }>(
      `select a_confirmar as waits from ${kinds[area].table} where id_cliente = $1 and id_membro = $2 order by id desc`,
      [church.idCliente, person.id],
    )
  )[0]?.waits

/** What the leader reads of a person: the record, by its uuid too, in the list of the group, and whose birthday it is. */
async function read(area: Area, person: Person) {
  const { list, groupId } = kinds[area]
  const personal = 'telefoneUsuario email endereco dataNascimento'
  const { data, errors } = await app.graphql(
    token,
    `query($id: ID!, $uuid: ID!, $group: ID!) {
      usuario(id: $id) { name ${personal} }
      registro(id: $uuid) { ... on Usuario { ${personal} } }
      ${list}(first: 100, filtro: { ${groupId}: $group }) { nodes { idMembro membro { name ${personal} } } }
      home { aniversariantes { pessoas { id } } }
    }`,
    { id: String(person.id), uuid: person.uuid, group: String(group[area]) },
  )
  expect([area, errors]).toEqual([area, undefined])
  const { name, ...record } = data.usuario
  const row = data[list].nodes.find(({ idMembro }: { idMembro: number }) => idMembro === person.id)
  const { name: listed, ...inList } = row.membro
  const births = data.home.aniversariantes.pessoas.map(({ id }: { id: number }) => id)
  return { names: [name, listed], data: [record, data.registro, inList], birthday: births.includes(person.id) }
}
const nothing = { telefoneUsuario: null, email: null, endereco: null, dataNascimento: null }
const everything = (person: Person) => ({
  telefoneUsuario: phone,
  email: person.email,
  endereco: street,
  dataNascimento: born,
})

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  await decideOwnGroups(app, church)
  const actions = actionNames.filter((action) => areasOfLeader.includes(placeOf(action)?.area ?? ''))
  await app.sql(`update funcao set acoes = $2::jsonb where id_cliente = $1 and nome = 'Líder de célula'`, [
    church.idCliente,
    JSON.stringify(actions),
  ])
  ;({ person: leader, token } = await holder('Líder de célula'))
  ;({ token: secretary } = await holder('Secretaria'))
  const made = async (path: string, body: object) => {
    const answer = await app.rest(admin, 'POST', path, body)
    expect([path, answer.status]).toEqual([path, 201])
    return answer.body.id as number
  }
  const name = unique('Grupo ')
  group.celulas = await made('/celulas', { nomeCelula: name, idResponsavel: leader.id })
  group.departamentos = await made('/departamentos', { tituloDepartamento: name, idResponsavel: leader.id })
  group.louvor = await made('/gruposLouvor', { nomeGrupo: name })
  await made(`/grupos_louvor/${group.louvor}/membros/${leader.id}`, { membroLider: 1 })
  group.ensino = await made('/classesEBD', { nomeClasse: name, faixaEtaria: 'Jovens', idProfessor: leader.id })
  group.missoes = await made('/missoes', { nomeMissao: name, idResponsavel: leader.id })
})
afterAll(() => app.close())

describe.each(areas)('somebody whom the leader adds in the area %s', (area) => {
  let person: Person
  beforeEach(async () => {
    person = await stranger()
  })

  test('opens no personal data to the leader before somebody who reaches all groups has confirmed it', async () => {
    const before = await add(area, person)
    expect(before).toMatchObject({ aConfirmar: true })
    expect(before.acoesPermitidas).not.toContain('confirmar')
    expect(await read(area, person)).toEqual({
      names: [person.name, person.name],
      data: [nothing, nothing, nothing],
      birthday: false,
    })
    const refused = await confirm(area, [before.id], token)
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      403,
      'Só confirma participações quem cuida de todos os grupos, e não só dos próprios.',
    ])
    expect(await waiting(area, person)).toBe(true)
    for (const id of [before.id, before.uuid]) {
      const { data } = await confirm(area, [id], secretary)
      expect(data.done).toEqual({ message: '1 participação confirmada.', feitos: 1, recusados: [] })
    }
    expect(await read(area, person)).toEqual({
      names: [person.name, person.name],
      data: Array(3).fill(everything(person)),
      birthday: true,
    })
  })

  test('is marked by the database, whoever writes the row, and only where the transaction says so', async () => {
    const { table, groupId } = kinds[area]
    const column = groupId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    for (const [limits, waits] of [
      [{ [settingOf(area)]: `{${group[area]}}` }, true],
      [{ [settingOf(area === 'celulas' ? 'ensino' : 'celulas')]: '{1}' }, false],
      // whom an API token adds, and how the version before says it
      [{ 'app.nomes_esperam': '1' }, true],
      [{ 'app.por_token': '1' }, true],
      [{}, false],
    ] as const) {
      const { id } = await stranger()
      // the statement of the version before, which does not know the column
      await transaction(app.services.sessions, church.idCliente, { ...author, limits }, ({ em }) =>
        em
          .getConnection()
          .execute(
            `insert into ${table} (id_cliente, ${column}, id_membro) values (?, ?, ?)`,
            [church.idCliente, group[area], id],
            'run',
            em.getTransactionContext(),
          ),
      )
      expect([limits, await waiting(area, { id })]).toEqual([limits, waits])
    }
  })

  test('waits in the filtered list of who may change memberships, and is confirmed at once when they add it', async () => {
    const { list } = kinds[area]
    const { id } = await add(area, person)
    const query = `{ ${list}(first: 100, filtro: { aConfirmar: true }) { nodes { id aConfirmar acoesPermitidas } } }`
    const rows = (await app.graphql(secretary, query)).data[list].nodes as { id: number }[]
    expect(rows).toContainEqual({
      id,
      aConfirmar: true,
      acoesPermitidas: expect.arrayContaining(['confirmar']),
    })
    const member = await church.token(2)
    expect((await app.graphql(member, query)).status).toBe(403)
    const seen = (await app.graphql(member, `{ ${list}(first: 100) { nodes { aConfirmar } } }`)).data[list].nodes
    expect(seen).toContainEqual({ aConfirmar: null })
    expect(seen).not.toContainEqual({ aConfirmar: true })
    const other = await stranger()
    expect(await add(area, other, secretary)).toMatchObject({ aConfirmar: false })
    expect((await read(area, other)).data).toEqual(Array(3).fill(everything(other)))
    const { data } = await confirm(area, [id, 2147483647, 'nada'])
    expect(data.done.message).toBe('1 participação confirmada. 2 ficaram de fora.')
    expect((await app.graphql(secretary, query)).data[list].nodes).not.toContainEqual(expect.objectContaining({ id }))
  })
})

describe('the platform’s administrator, who may add members in every church', () => {
  let elsewhere: TestChurch
  beforeAll(async () => {
    elsewhere = await app.church()
    await fillChurch(app, elsewhere)
  })

  test.each(areas)('confirms in the area %s what waits in any church, of one church at a time', async (area) => {
    const { list, table } = kinds[area]
    const platform = await app.platformToken()
    const person = await stranger()
    const { id } = await add(area, person)
    const query = `{ ${list}(first: 100, idCliente: ${church.idCliente}, filtro: { aConfirmar: true }) { nodes { id acoesPermitidas } } }`
    expect((await app.graphql(platform, query)).data[list].nodes).toContainEqual({
      id,
      acoesPermitidas: expect.arrayContaining(['confirmar']),
    })
    const { data } = await confirm(area, [id], inChurch(platform, church))
    expect(data.done).toEqual({ message: '1 participação confirmada.', feitos: 1, recusados: [] })
    expect(await waiting(area, person)).toBe(false)
    const [log] = await app.sql(
      `select id_cliente, depois from auditoria where tabela = $1 and id_registro = $2 and operacao = 'alterar' order by id desc limit 1`,
      [table, id],
    )
    expect(log).toEqual({ id_cliente: church.idCliente, depois: expect.objectContaining({ a_confirmar: false }) })
    // a membership of another church is none of those that wait
    const [theirs] = await app.sql<{ id: number }>(`select id from ${table} where id_cliente = $1 limit 1`, [
      elsewhere.idCliente,
    ])
    const mixed = await confirm(area, [theirs?.id], inChurch(platform, church))
    expect(mixed.data.done).toMatchObject({ feitos: 0 })
  })
})

test('the home page counts what waits in every kind of group, for who may confirm it', async () => {
  const count = async (who: string) => {
    const { data, errors } = await app.graphql(who, '{ home { participacoesAConfirmar } }')
    expect(errors).toBeUndefined()
    return data.home.participacoesAConfirmar as number | null
  }
  const before = (await count(secretary)) ?? 0
  const person = await stranger()
  for (const [index, area] of areas.entries()) {
    await add(area, person)
    expect([area, await count(secretary)]).toEqual([area, before + index + 1])
  }
  expect([await count(token), await count(await church.token(2))]).toEqual([null, null])
  // whoever cares for all cells, and for no other groups, is told of these alone
  const one = await church.person({ perfil: 3 })
  await app.sql(
    `with f as (insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Só células', '["celula.ler", "celula.escrever"]', 'tudo') returning id)
     insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $2, '2020-01-01' from f`,
    [church.idCliente, one.id],
  )
  const cells = await app.sql<{ n: number }>(
    `select count(*)::int as n from membro_celula where id_cliente = $1 and a_confirmar and excluido_em is null`,
    [church.idCliente],
  )
  expect(await count(await app.session(church.idCliente, one.id))).toBe(cells[0]?.n)
  // a deleted person waits nowhere
  await app.sql('update usuario set excluido_em = now() where id = $1', [person.id])
  expect(await count(secretary)).toBe(before)
  // every table with such memberships is counted by its feature
  const tables = await app.sql<{ table: string }>(
    `select distinct table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'a_confirmar'`,
  )
  expect(tables.map(({ table }) => table).sort()).toEqual(areas.map((area) => kinds[area].table).sort())
})

test('no query, route, export or report shows a leader more of the people who wait than every member sees', async () => {
  const person = await stranger()
  const rows = new Map<Area, number>()
  for (const area of areas) rows.set(area, (await add(area, person)).id)
  // the others of this file have the same phone and street, and are confirmed
  await app.sql(`update usuario set telefone_usuario = '11900001234', endereco = 'Beco Sem Nome' where id = $1`, [
    person.id,
  ])
  const secrets = ['11900001234', '90000-1234', 'Beco Sem Nome', person.email as string]
  const all = operationsOf(sweptSchema)
  const shown = async () =>
    (await everythingSeen(app, { token, admin }, String(person.id), all, sweptRoutes))
      .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
      .map(({ name }) => name)
  expect(await shown()).toEqual([])
  for (const area of areas) expect((await confirm(area, [rows.get(area)])).data.done.feitos).toBe(1)
  expect(await shown()).toEqual(
    expect.arrayContaining([
      'usuario',
      'membrosCelula',
      'GET /user',
      'GET /membros-celulas',
      'GET /exportar/membrosCelula',
    ]),
  )
})

test('over REST somebody whom the leader adds shows no phone and no e-mail before the confirmation', async () => {
  const person = await stranger()
  const body = { idCelula: group.celulas, idMembro: person.id }
  const added = await app.rest(token, 'POST', '/membros-celulas', body)
  expect([added.status, added.body.membro]).toEqual([201, { name: person.name, email: '', telefoneUsuario: null }])
  const list = async () =>
    (await app.rest(token, 'GET', `/membros-celulas?idCelula=${group.celulas}`)).body.find(
      ({ idMembro }: { idMembro: number }) => idMembro === person.id,
    ).membro
  const sheet = async () => String((await app.rest(token, 'GET', kinds.celulas.export)).body)
  expect(await list()).toEqual({ name: person.name, email: '', telefoneUsuario: null })
  expect(await sheet()).toContain(person.name)
  expect(await sheet()).not.toContain(person.email)
  await confirm('celulas', [added.body.id])
  expect(await list()).toEqual({ name: person.name, email: person.email, telefoneUsuario: phone })
  expect(await sheet()).toContain(person.email)
})

test('several people at once, and a new leader of the cell, wait too', async () => {
  const [one, two, next] = [await stranger(), await stranger(), await stranger()]
  const many = (area: Area, mutation: string) =>
    app.graphql(
      token,
      `mutation($group: ID!, $ids: [ID!]!) { ${mutation}(${kinds[area].groupId}: $group, ids: $ids) { feitos } }`,
      { group: String(group[area]), ids: [one.id, two.id] },
    )
  for (const [area, mutation] of [
    ['celulas', 'adicionarMembrosCelula'],
    ['departamentos', 'adicionarMembrosDepartamento'],
    ['ensino', 'adicionarMembrosClasseEBD'],
    ['missoes', 'adicionarMembrosMissao'],
  ] as const) {
    expect([area, (await many(area, mutation)).data[mutation]]).toEqual([area, { feitos: 2 }])
    expect([area, await waiting(area, one), await waiting(area, two)]).toEqual([area, true, true])
  }
  // a cell of its own, because the leader loses it
  const own = (await app.rest(admin, 'POST', '/celulas', { nomeCelula: unique('Célula '), idResponsavel: leader.id }))
    .body
  const edit = await app.rest(token, 'PUT', `/celulas/${own.id}`, { nomeCelula: 'Ágape', idResponsavel: next.id })
  expect(edit.status).toBe(200)
  expect(await waiting('celulas', next)).toBe(true)
})

test('whoever left and is added again waits again, and a cell that comes back brings nobody confirmed', async () => {
  const person = await stranger()
  const { id } = await add('celulas', person)
  await confirm('celulas', [id])
  const gone = 'mutation($c: ID!, $p: ID!) { excluirMembroCelula(idCelula: $c, idMembro: $p) { message } }'
  await app.graphql(token, gone, { c: String(group.celulas), p: String(person.id) })
  expect(await add('celulas', person)).toMatchObject({ aConfirmar: true })
  const cell = 'mutation($id: ID!) { excluirCelula(id: $id) { message } }'
  const back = 'mutation($id: ID!) { restaurarCelula(id: $id) { id } }'
  for (const change of [cell, back])
    expect((await app.graphql(admin, change, { id: String(group.celulas) })).errors).toBeUndefined()
  expect(await waiting('celulas', person)).toBe(true)
  expect((await read('celulas', person)).data).toEqual([nothing, nothing, nothing])
})

test('people who wait are in the roll of the day that a device sends later, and are counted', async () => {
  const person = await stranger()
  await add('celulas', person)
  const marcadoEm = new Date(Date.now() - 60_000).toISOString()
  const { data, errors } = await app.graphql(
    token,
    `mutation($id: ID!, $day: DateOnly!, $uuid: ID!, $input: MarcasInput!) {
      marcarPresencasDoDia(id: $id, dataEncontro: $day, novoUuid: $uuid, input: $input) {
        encontro { qtdePresentes chamada { idMembro presente membroCelula } } recusados { idMembro } } }`,
    {
      id: String(group.celulas),
      day: '2026-03-05',
      uuid: randomUUID(),
      input: {
        enviadoEm: new Date().toISOString(),
        marcas: [{ idMembro: String(person.id), presente: true, marcadoEm }],
      },
    },
  )
  expect(errors).toBeUndefined()
  const { encontro, recusados } = data.marcarPresencasDoDia
  expect([recusados, encontro.qtdePresentes]).toEqual([[], 1])
  expect(encontro.chamada).toContainEqual({ idMembro: person.id, presente: true, membroCelula: true })
})

test('rosters and days off of people who wait stay closed to the leader until the confirmation', async () => {
  const person = await stranger()
  const { id } = await add('departamentos', person)
  const block = { idMembro: person.id, dataInicio: '2091-03-04', dataFim: '2091-03-04', observacao: 'Cirurgia' }
  expect((await app.rest(admin, 'POST', '/indisponibilidades', block)).status).toBe(201)
  const culto = (await app.rest(admin, 'POST', '/cultos', { dataCulto: '2091-03-11', horaCulto: '19:00' })).body
  const roster = () =>
    app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: person.id, funcao: 'Recepção' })
  const away = async () =>
    (await app.graphql(token, '{ indisponibilidades(first: 100) { nodes { observacao } } }')).data.indisponibilidades
      .nodes
  const refused = await roster()
  expect([refused.status, refused.body.campos]).toEqual([
    422,
    { idMembro: 'Você só escala as pessoas confirmadas nos grupos que lidera.' },
  ])
  expect(await away()).toEqual([])
  await confirm('departamentos', [id])
  expect((await roster()).status).toBe(201)
  expect(await away()).toEqual([{ observacao: 'Cirurgia' }])
})

test('a confirmation is in the audit log, and another church confirms nothing of this one', async () => {
  const { id, uuid } = await add('celulas', await stranger())
  const other = await app.church()
  const { data } = await confirm('celulas', [id, uuid], await other.token(1))
  expect(data.done).toMatchObject({ feitos: 0, recusados: [{ motivo: 'Membro não encontrado.' }, expect.anything()] })
  await confirm('celulas', [uuid])
  const traces = await app.sql(
    `select acao, depois->>'a_confirmar' as depois from auditoria
     where id_cliente = $1 and tabela = 'membro_celula' and id_registro = $2 and operacao = 'alterar'`,
    [church.idCliente, id],
  )
  expect(traces).toEqual([{ acao: 'celula.escrever', depois: 'false' }])
})
