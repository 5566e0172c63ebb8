import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { decideOwnGroups } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { limits } from '../../../../tests/factories/limits.js'

let app: TestApp
let church: TestChurch
let admin: string
/** People of the group of each leader, by the leader's function. */
let own: Record<'Líder de louvor' | 'Líder de departamento', { token: string; leader: number; member: number }>
let culto: { id: number; dataCulto: string }

const as = async (perfil: 2 | 3 | 4) => (await church.person({ perfil })).id

async function leaderOf(funcao: keyof typeof own, lead: (leader: number, member: number) => Promise<unknown>) {
  const [leader, member] = [await as(3), await as(2)]
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
    [church.idCliente, leader, funcao],
  )
  await lead(leader, member)
  return { token: await app.session(church.idCliente, leader), leader, member }
}

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  await decideOwnGroups(app, church)
  own = {
    'Líder de louvor': await leaderOf('Líder de louvor', async (leader, member) => {
      const { body } = await app.rest(admin, 'POST', '/gruposLouvor', { nomeGrupo: 'Vozes' })
      const add = (idMembro: number, membroLider: number) =>
        app.rest(admin, 'POST', `/grupos_louvor/${body.id}/membros/${idMembro}`, { membroLider })
      for (const [person, leads] of [[leader, 1] as const, [member, 0] as const])
        expect([200, 201]).toContain((await add(person, leads)).status)
    }),
    'Líder de departamento': await leaderOf('Líder de departamento', async (leader, member) => {
      const { body } = await app.rest(admin, 'POST', '/departamentos', {
        tituloDepartamento: 'Recepção',
        idResponsavel: leader,
      })
      await app.sql('insert into departamento_membro (id_cliente, id_departamento, id_membro) values ($1, $2, $3)', [
        church.idCliente,
        body.id,
        member,
      ])
    }),
  }
  culto = (await app.rest(admin, 'POST', '/cultos', { dataCulto: '2091-03-04', horaCulto: '19:00' })).body
})
afterAll(() => app.close())

const create = 'mutation($input: EscalaCultoInput!) { criarEscalaCulto(input: $input) { id acoesPermitidas } }'
const remove = 'mutation($id: ID!) { excluirEscalaCulto(id: $id) { message } }'
const entry = (idMembro: number, funcao: string) => ({ idCulto: culto.id, idMembro, funcao })
const entryOf = async (idMembro: number, funcao: string): Promise<number> =>
  (await app.rest(admin, 'POST', '/escalas-cultos', entry(idMembro, funcao))).body.id

describe.each(['Líder de louvor', 'Líder de departamento'] as const)('the function %s', (funcao) => {
  const others = () => own[funcao === 'Líder de louvor' ? 'Líder de departamento' : 'Líder de louvor']

  test('writes the roster of the people whom the leader leads, over GraphQL and REST', async () => {
    const { token, leader, member } = own[funcao]
    const made = await app.graphql(token, create, { input: entry(member, 'Vocal') })
    expect([made.status, made.data?.criarEscalaCulto.acoesPermitidas]).toEqual([200, ['editar', 'excluir']])
    const { status, body } = await app.rest(token, 'POST', '/escalas-cultos', entry(leader, 'Violão'))
    expect(status).toBe(201)
    expect((await app.rest(token, 'PUT', `/escalas-cultos/${body.id}`, entry(leader, 'Baixo'))).status).toBe(200)
    expect((await app.rest(token, 'DELETE', `/escalas-cultos/${body.id}`)).status).toBe(200)
    expect((await app.graphql(token, remove, { id: made.data.criarEscalaCulto.id })).status).toBe(200)
  })

  test('reads the whole roster, as every member does, and changes nobody else in it', async () => {
    const { token, member } = own[funcao]
    const stranger = await as(2)
    const id = await entryOf(stranger, `Som ${funcao}`)
    const list = await app.graphql(token, '{ escalasCulto(first: 100) { nodes { id acoesPermitidas } } }')
    expect(list.data.escalasCulto.nodes).toContainEqual({ id, acoesPermitidas: [] })
    const refusal = { idMembro: 'Você só escala as pessoas confirmadas nos grupos que lidera.' }
    for (const idMembro of [stranger, others().member]) {
      const answer = await app.graphql(token, create, { input: entry(idMembro, 'Vocal') })
      expect([answer.status, answer.errors?.[0]?.extensions.campos]).toEqual([422, refusal])
      const { status, body } = await app.rest(token, 'POST', '/escalas-cultos', entry(idMembro, 'Vocal'))
      expect([status, body.campos]).toEqual([422, refusal])
    }
    const mine = await entryOf(member, `Bateria ${funcao}`)
    expect((await app.rest(token, 'PUT', `/escalas-cultos/${mine}`, entry(stranger, 'Vocal'))).status).toBe(422)
    expect((await app.rest(token, 'PUT', `/escalas-cultos/${id}`, entry(member, 'Vocal'))).status).toBe(404)
    expect((await app.rest(token, 'DELETE', `/escalas-cultos/${id}`)).status).toBe(404)
    expect((await app.graphql(token, remove, { id })).status).toBe(404)
    expect(
      (await app.graphql(token, 'mutation($id: ID!) { pedirSubstituto(id: $id) { chamados } }', { id })).status,
    ).toBe(403)
  })

  test('offers, copies and sees the absences of these people only', async () => {
    const { token, leader, member } = own[funcao]
    const stranger = await as(2)
    const away = async (idMembro: number) =>
      (
        await app.rest(admin, 'POST', '/indisponibilidades', {
          idMembro,
          dataInicio: '2091-03-01',
          dataFim: '2091-03-02',
          observacao: 'Viagem',
        })
      ).body.id as number
    const [hers, his] = [await away(member), await away(stranger)]
    const asked = await app.graphql(
      token,
      `query($id: ID!) {
        candidatosEscala(idCulto: $id, funcao: "Teclado") { id }
        escalaveis: usuarios(first: 100, filtro: { aoAlcanceDe: "escalaCulto.escrever" }) { totalCount nodes { id } }
        bloqueaveis: usuarios(first: 100, filtro: { aoAlcanceDe: "indisponibilidade.escrever" }) { nodes { id } }
        indisponibilidades(first: 100) { totalCount nodes { id } }
        matrizEscalas(de: "2091-03-01", ate: "2091-03-31") { ausentes { idMembro } }
      }`,
      { id: culto.id },
    )
    expect(asked.errors).toBeUndefined()
    const ids = (people: { id: number }[]) => people.map(({ id }) => id).sort()
    for (const people of [asked.data.candidatosEscala, asked.data.escalaveis.nodes, asked.data.bloqueaveis.nodes])
      expect(ids(people)).toEqual([leader, member].sort())
    expect(asked.data.escalaveis.totalCount).toBe(2)
    const everybody = '{ usuarios(first: 100, filtro: { aoAlcanceDe: "escalaCulto.escrever" }) { nodes { id } } }'
    expect(ids((await app.graphql(admin, everybody)).data.usuarios.nodes)).toContain(stranger)
    expect(asked.data.indisponibilidades).toEqual({ totalCount: 1, nodes: [{ id: hers }] })
    expect(asked.data.matrizEscalas.ausentes).toEqual([{ idMembro: member }])
    expect((await app.rest(token, 'GET', `/indisponibilidades/${his}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', `/indisponibilidades/${hers}`)).status).toBe(200)
    expect((await app.rest(token, 'DELETE', `/indisponibilidades/${his}`)).status).toBe(404)
    const sheet = await app.rest(token, 'GET', '/exportar/indisponibilidades?formato=csv')
    expect(String(sheet.body).trim().split('\n')).toHaveLength(2)
    // a copy of a roster takes along only the people of the own groups
    const from = (await app.rest(admin, 'POST', '/cultos', { dataCulto: '2092-01-06', horaCulto: '10:00' })).body
    const to = (await app.rest(admin, 'POST', '/cultos', { dataCulto: '2092-01-13', horaCulto: '10:00' })).body
    for (const idMembro of [member, stranger])
      await app.rest(admin, 'POST', '/escalas-cultos', { idCulto: from.id, idMembro, funcao: 'Vocal' })
    const copied = await app.graphql(
      token,
      'mutation($id: ID!) { repetirEscala(id: $id, vezes: 1) { cultos criadas } }',
      { id: from.id },
    )
    expect(copied.data?.repetirEscala).toEqual({ cultos: 1, criadas: 1 })
    for (const { id } of [from, to]) await app.rest(admin, 'DELETE', `/cultos/${id}`)
  })
})

test('a leader reads in the e-mail why somebody of the own department declines, and not why somebody else does', async () => {
  const { leader, member } = own['Líder de departamento']
  const stranger = await as(2)
  const [department] = await app.sql<{ id: number }>('select id from departamento where id_responsavel = $1', [leader])
  const say =
    'mutation($id: ID!, $motivo: String) { responderEscala(id: $id, resposta: "recusada", motivo: $motivo) { id } }'
  for (const [person, motivo] of [
    [member, 'Febre alta'],
    [stranger, 'Viagem longa'],
  ] as const) {
    const made = { ...entry(person, 'Portaria'), confirmarConflito: true }
    const { id } = (await app.rest(admin, 'POST', '/escalas-cultos', made)).body
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [id, department?.id])
    const answer = await app.graphql(await app.session(church.idCliente, person), say, { id, motivo })
    expect(answer.errors).toBeUndefined()
  }
  const [{ email } = { email: '' }] = await app.sql<{ email: string }>('select email from usuario where id = $1', [
    leader,
  ])
  const letters = (await app.emails(church.idCliente)).filter(({ para }) => para === email)
  expect(letters.map(({ texto }) => /Motivo: .*/.exec(texto)?.[0])).toEqual(['Motivo: Febre alta', undefined])
})

test('what a limited leader does about a roster entry in a department that others lead is as for every member', async () => {
  const { leader, member } = own['Líder de departamento']
  const rui = await as(3)
  const token = await app.session(church.idCliente, rui)
  const [department] = await app.sql<{ id: number }>('select id from departamento where id_responsavel = $1', [leader])
  await app.sql('insert into departamento_membro (id_cliente, id_departamento, id_membro) values ($1, $2, $3)', [
    church.idCliente,
    department?.id,
    rui,
  ])
  // what limits the leader: a department of the own
  const other = { tituloDepartamento: 'Jardim', idResponsavel: rui }
  expect((await app.rest(admin, 'POST', '/departamentos', other)).status).toBe(201)
  expect((await app.rest(token, 'GET', `/departamentos/${department?.id}`)).status).toBe(404)
  const people = await app.sql<{ id: number; name: string; email: string }>(
    'select id, name, email from usuario where id_cliente = $1',
    [church.idCliente],
  )
  const of = (id: number) => people.find((person) => person.id === id) ?? { name: '', email: '' }
  const told = async (subject: string) =>
    (await app.emails(church.idCliente)).filter(
      ({ para, assunto }) => para === of(leader).email && assunto.startsWith(subject),
    )
  let week = 0
  /** An entry in the department, in a worship service of its own. */
  const inDepartment = async (idMembro: number) => {
    const dataCulto = new Date(Date.UTC(2093, 0, 4) + 7 * 86_400_000 * week++).toISOString().slice(0, 10)
    const service = (await app.rest(admin, 'POST', '/cultos', { dataCulto, horaCulto: '10:00' })).body
    const made = { idCulto: service.id, idMembro, funcao: `Estacionamento ${week}` }
    const { id } = (await app.rest(admin, 'POST', '/escalas-cultos', made)).body
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [id, department?.id])
    return id as number
  }
  const ask = 'mutation($id: ID!) { pedirSubstituto(id: $id) { nomes } }'
  const invited = async (of: string) => (await app.graphql(of, '{ meusConvites { id } }')).data.meusConvites[0].id

  const own1 = await inDepartment(rui)
  const able = await app.graphql(token, 'query($id: ID!) { substitutosPossiveis(id: $id) { id } }', { id: own1 })
  expect(able.data?.substitutosPossiveis).toEqual([{ id: member }])
  const asked = await app.graphql(token, ask, { id: own1 })
  expect(asked.data?.pedirSubstituto).toEqual({ nomes: [of(member).name] })
  expect(await told(`${of(rui).name} pediu um substituto`)).toHaveLength(1)
  const declined = await app.graphql(
    token,
    'mutation($id: ID!) { responderEscala(id: $id, resposta: "recusada", motivo: "Plantão") { id } }',
    { id: own1 },
  )
  expect(declined.errors).toBeUndefined()
  const [letter, ...more] = await told(`${of(rui).name} não pode servir`)
  expect([/Motivo: .*/.exec(letter?.texto ?? '')?.[0], more]).toEqual(['Motivo: Plantão', []])

  // the leader is asked by somebody else: declines, and is asked again
  const hers = await inDepartment(member)
  const session = await app.session(church.idCliente, member)
  expect((await app.graphql(session, ask, { id: hers })).data?.pedirSubstituto).toEqual({ nomes: [of(rui).name] })
  const id = await invited(token)
  const refuse = 'mutation($id: ID!) { recusarSubstituicao(id: $id) { message } }'
  expect((await app.graphql(token, refuse, { id })).errors).toBeUndefined()
  expect(await told(`Ninguém pôde ficar no lugar de ${of(member).name}`)).toHaveLength(1)
  await app.graphql(session, ask, { id: hers })
  const accept = 'mutation($id: ID!) { aceitarSubstituicao(id: $id) { id } }'
  expect((await app.graphql(token, accept, { id: await invited(token) })).errors).toBeUndefined()
  expect(await told(`${of(rui).name} vai no lugar de ${of(member).name}`)).toHaveLength(1)
})

test('a limited leader reads in the own roster entries the name of a department that others lead, and cannot open it', async () => {
  const { leader } = own['Líder de departamento']
  const [department] = await app.sql<{ id: number }>('select id from departamento where id_responsavel = $1', [leader])
  const rui = await as(3)
  const token = await app.session(church.idCliente, rui)
  const jardim = { tituloDepartamento: 'Jardim da frente', idResponsavel: rui }
  const { id: led } = (await app.rest(admin, 'POST', '/departamentos', jardim)).body
  const service = (await app.rest(admin, 'POST', '/cultos', { dataCulto: '2094-05-02', horaCulto: '10:00' })).body
  for (const [funcao, idDepartamento] of [
    ['Acolhida', department?.id],
    ['Flores', led],
    ['Leitura', null],
  ] as const) {
    const made = { idCulto: service.id, idMembro: rui, funcao, confirmarConflito: true }
    const { id } = (await app.rest(admin, 'POST', '/escalas-cultos', made)).body
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [id, idDepartamento])
  }
  const read = async (fields: string) => {
    const { data, errors } = await app.graphql(token, fields)
    expect(errors).toBeUndefined()
    return data
  }
  const mine = 'funcao tituloDepartamento'
  const data = await read(`{ minhasEscalas(first: 10) { nodes { ${mine} } } home { minhasEscalas { ${mine} } } }`)
  const expected = [
    { funcao: 'Acolhida', tituloDepartamento: 'Recepção' },
    { funcao: 'Flores', tituloDepartamento: 'Jardim da frente' },
    { funcao: 'Leitura', tituloDepartamento: null },
  ]
  for (const entries of [data.minhasEscalas.nodes, data.home.minhasEscalas])
    expect([...entries].sort((a, b) => (a.funcao < b.funcao ? -1 : 1))).toEqual(expected)
  expect((await app.rest(token, 'GET', `/departamentos/${department?.id}`)).status).toBe(404)
  expect(await read('{ departamentos(first: 10) { nodes { id } } }')).toEqual({
    departamentos: { nodes: [{ id: led }] },
  })
  // whoever does not serve there any more reads it nowhere
  await app.sql('update escala_culto set id_departamento = null where id_membro = $1 and id_departamento = $2', [
    rui,
    department?.id,
  ])
  const after = await read(`{ minhasEscalas(first: 10) { nodes { ${mine} } } }`)
  expect(JSON.stringify(after)).not.toContain('Recepção')
})

test('it is the policy of the table that refuses: without it, the roster of anybody could be deleted', async () => {
  const { token } = own['Líder de louvor']
  const id = await entryOf(await as(2), 'Recepção')
  const ofRosters = (await limits(app)).filter(({ table }) => table === 'escala_culto')
  expect(ofRosters).toHaveLength(1)
  for (const limit of ofRosters) await limit.lift()
  const { status } = await app.graphql(token, remove, { id }).finally(async () => {
    for (const limit of ofRosters) await limit.restore()
  })
  expect(status).toBe(200)
})
