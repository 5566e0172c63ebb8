import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const mission = async (church = betel): Promise<number> =>
  (await app.rest(await church.token(1), 'POST', '/missoes', { nomeMissao: unique('Sertão ') })).body.id

/** A mission with one member. */
async function joined(church = betel) {
  const [idMissao, pessoa] = [await mission(church), await church.person({ telefoneUsuario: '11987654321' })]
  const body = { idMissao, idMembro: pessoa.id, statusMembro: 'ativo' }
  const answer = await app.rest(await church.token(1), 'POST', '/missoes-membros', body)
  expect(answer.status).toBe(201)
  return { idMissao, pessoa, membro: answer.body }
}

const members = async (idMissao: number | string, church = betel, perfil: 1 | 2 = 1) =>
  (
    await app.rest(
      await church.token(perfil),
      'GET',
      `/missoes-membros?idMissao=${idMissao}&idCliente=${church.idCliente}`,
    )
  ).body

const add = 'mutation($input: MembroMissaoInput!) { adicionarMembroMissao(input: $input) { id statusMembro } }'
const verb = (name: string) =>
  `mutation($idMissao: ID!, $idMembro: ID!) { ${name}MembroMissao(idMissao: $idMissao, idMembro: $idMembro) { ${name === 'excluir' ? 'message' : 'id statusMembro acoesPermitidas'} } }`
const verbs = ['ativar', 'desativar', 'excluir'] as const
const path = (idMembro: number | string, idMissao: number | string, name = '') =>
  `/missoes-membros/${idMembro}${name && `/${name}`}?idMissao=${idMissao}`

describe('access of each perfil to each operation', () => {
  test('who may only read neither adds people to a mission nor deactivates or removes them', async () => {
    const { idMissao, pessoa } = await joined()
    const token = await betel.token(2)
    const before = await members(idMissao)
    const variables = { idMissao, idMembro: pessoa.id }
    for (const name of verbs) expect((await app.graphql(token, verb(name), variables)).status).toBe(403)
    const input = { idMissao, idMembro: (await betel.person()).id }
    expect((await app.graphql(token, add, { input })).status).toBe(403)
    expect((await app.rest(token, 'POST', '/missoes-membros', input)).status).toBe(403)
    expect((await app.rest(token, 'PATCH', path(pessoa.id, idMissao, 'desativar'))).status).toBe(403)
    expect((await app.rest(token, 'DELETE', path(pessoa.id, idMissao))).status).toBe(403)
    expect(await members(idMissao)).toEqual(before)
    expect((await app.graphql(await betel.token(-1), '{ membrosMissao { totalCount } }')).status).toBe(403)
  })

  test("the members of another church's mission can be neither read nor added nor changed", async () => {
    const { idMissao, pessoa } = await joined()
    const token = await other.token(1)
    const own = await other.person()
    expect(await members(idMissao, other)).toEqual([])
    const add = await app.rest(token, 'POST', '/missoes-membros', { idMissao, idMembro: own.id })
    expect([add.status, add.body.message]).toEqual([404, 'Missão não encontrada.'])
    for (const name of verbs) {
      const answer = await app.graphql(token, verb(name), { idMissao, idMembro: pessoa.uuid })
      expect([answer.status, answer.errors?.[0]?.message]).toEqual([404, 'Missão não encontrada.'])
    }
    expect((await app.rest(token, 'DELETE', path(pessoa.id, idMissao))).status).toBe(404)
    expect(await members(idMissao)).toHaveLength(1)
  })

  test('a person of another church is not found', async () => {
    const idMissao = await mission()
    const { uuid } = await other.person()
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/missoes-membros', {
      idMissao,
      idMembro: uuid,
    })
    expect([status, body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    expect(await members(idMissao)).toEqual([])
  })

  test('a leader adds, deactivates, activates and removes a member of a mission', async () => {
    const token = await betel.token(3)
    const idMissao = await mission()
    const { id: idMembro, uuid } = await betel.person()
    const added = await app.graphql(token, add, { input: { idMissao, idMembro: uuid } })
    expect(added.data.adicionarMembroMissao).toMatchObject({ statusMembro: 'ativo' })
    const change = async (name: (typeof verbs)[number]) =>
      (await app.graphql(token, verb(name), { idMissao, idMembro })).data[`${name}MembroMissao`]
    expect(await change('desativar')).toMatchObject({
      statusMembro: 'inativo',
      acoesPermitidas: ['ativar', 'excluir'],
    })
    expect(await change('ativar')).toMatchObject({ statusMembro: 'ativo', acoesPermitidas: ['desativar', 'excluir'] })
    expect(await change('excluir')).toEqual({ message: 'O membro foi excluído com sucesso.' })
    expect(await members(idMissao)).toEqual([])
    const again = await app.graphql(token, verb('excluir'), { idMissao, idMembro })
    expect([again.status, again.errors?.[0]?.message]).toEqual([404, 'Membro não encontrado.'])
  })
})

describe('compatibility of the REST routes', () => {
  test('a member contains the person, and every documented route works', async () => {
    const { idMissao, pessoa, membro } = await joined()
    const token = await betel.token(1)
    expect(membro).toMatchObject({
      idMissao,
      idMembro: pessoa.id,
      statusMembro: 'ativo',
      membro: { name: pessoa.name, email: pessoa.email, telefoneUsuario: '11987654321' },
    })
    expect(await members(idMissao)).toEqual([membro])
    for (const [name, statusMembro] of [
      ['desativar', 'inativo'],
      ['ativar', 'ativo'],
    ] as const) {
      expect((await app.rest(token, 'PATCH', path(pessoa.id, idMissao, name))).body).toMatchObject({ statusMembro })
      expect(await members(idMissao)).toMatchObject([{ statusMembro }])
    }
    expect((await app.rest(token, 'DELETE', path(pessoa.uuid, idMissao))).body).toEqual({
      message: 'O membro foi excluído com sucesso.',
    })
    expect(await members(idMissao)).toEqual([])
  })

  test('missing fields are reported', async () => {
    const token = await betel.token(1)
    const fieldsOf = async (method: 'POST' | 'DELETE', to: string, body?: object) =>
      (await app.rest(token, method, to, body)).body.campos
    expect(await fieldsOf('POST', '/missoes-membros', { idMissao: await mission() })).toEqual({
      idMembro: 'Selecione um membro para adicionar à missão.',
    })
    expect(await fieldsOf('POST', '/missoes-membros', { idMembro: 1 })).toEqual({ idMissao: 'Informe a missão.' })
    expect(await fieldsOf('DELETE', '/missoes-membros/1')).toEqual({ idMissao: 'Informe a missão.' })
  })

  test('the platform’s administrator writes in the church of the mission', async () => {
    const platform = await app.platformToken()
    const idMissao = await mission()
    const { id: idMembro } = await betel.person()
    const added = await app.rest(platform, 'POST', '/missoes-membros', { idMissao, idMembro })
    expect([added.status, added.body.idCliente]).toEqual([201, betel.idCliente])
    expect((await app.rest(platform, 'GET', `/adm/missoes-membros?idMissao=${idMissao}`)).body).toHaveLength(1)
    expect((await app.rest(platform, 'DELETE', path(idMembro, idMissao))).status).toBe(200)
    expect(await members(idMissao)).toEqual([])
  })
})

describe('rules for saving a record', () => {
  test('a person can be added only once, even with concurrent requests, and again after being removed', async () => {
    const { idMissao, pessoa } = await joined()
    const token = await betel.token(1)
    const add = (idMembro: number) => app.rest(token, 'POST', '/missoes-membros', { idMissao, idMembro })
    const again = await add(pessoa.id)
    expect([again.status, again.body.campos]).toEqual([409, { idMembro: 'Esta pessoa já é membro desta missão.' }])
    const { id } = await betel.person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).toBe('Esta pessoa já é membro desta missão.')
    await app.rest(token, 'DELETE', path(id, idMissao))
    expect((await add(id)).status).toBe(201)
  })

  test('any status other than ativo is stored as inativo', async () => {
    const body = { idMissao: await mission(), idMembro: (await betel.person()).id, statusMembro: 'talvez' }
    const { status, body: answer } = await app.rest(await betel.token(1), 'POST', '/missoes-membros', body)
    expect([status, answer.statusMembro]).toEqual([201, 'inativo'])
  })

  test('members of a deleted person or mission disappear from the list and return with its restore', async () => {
    const { idMissao, pessoa } = await joined()
    const token = await betel.token(1)
    const count = async () =>
      (await app.graphql(token, 'query($id: ID!) { missao(id: $id) { quantidadeMembros } }', { id: idMissao })).data
        .missao.quantidadeMembros
    expect(await count()).toBe(1)
    await app.rest(token, 'DELETE', `/user/${pessoa.id}`)
    expect([await members(idMissao), await count()]).toEqual([[], 0])
    await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: pessoa.id })
    expect([(await members(idMissao)).length, await count()]).toEqual([1, 1])
    await app.rest(token, 'DELETE', `/missoes/${idMissao}`)
    expect(await members(idMissao)).toEqual([])
    const { status } = await app.rest(token, 'POST', '/missoes-membros', {
      idMissao,
      idMembro: (await betel.person()).id,
    })
    expect(status).toBe(404)
    await app.graphql(token, 'mutation($id: ID!) { restaurarMissao(id: $id) { id } }', { id: idMissao })
    expect(await members(idMissao)).toHaveLength(1)
  })

  test('phone numbers are shown and searched only for people who may read personal data', async () => {
    const { idMissao } = await joined()
    expect(await members(idMissao, betel, 2)).toMatchObject([{ membro: { telefoneUsuario: null } }])
    const query =
      'query($m: ID!, $b: String) { membrosMissao(filtro: { idMissao: $m }, busca: $b) { totalCount nodes { membro { name telefoneUsuario cpf } } } }'
    const asked = async (perfil: 2 | 3, b?: string) =>
      (await app.graphql(await betel.token(perfil), query, { m: idMissao, b })).data.membrosMissao
    expect((await asked(2)).nodes[0].membro).toMatchObject({ telefoneUsuario: null, cpf: null })
    expect((await asked(3)).nodes[0].membro).toMatchObject({ telefoneUsuario: '11987654321' })
    expect([(await asked(2, '98765')).totalCount, (await asked(3, '98765')).totalCount]).toEqual([0, 1])
  })
})

describe('list and export', () => {
  test('the list of members has the members of one mission or of all missions, and can be searched by name or e-mail, and sorted', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [idMissao, elsewhere] = [await mission(church), await mission(church)]
    for (const [name, email] of [
      ['Zélia', 'a@exemplo.com.br'],
      ['Ângela', 'z@exemplo.com.br'],
      ['bruno', null],
    ] as const) {
      const { id: idMembro } = await church.person({ name, email })
      await app.rest(token, 'POST', '/missoes-membros', { idMissao, idMembro })
      if (name === 'bruno') await app.rest(token, 'POST', '/missoes-membros', { idMissao: elsewhere, idMembro })
    }
    const list = async (args: string) => {
      const query = `{ membrosMissao(${args}) { totalCount nodes { membro { name } missao { id } } } }`
      return (await app.graphql(token, query)).data.membrosMissao
    }
    const names = async (args: string) =>
      (await list(`filtro: { idMissao: "${idMissao}" }, ${args}`)).nodes.map(
        (row: { membro: { name: string } }) => row.membro.name,
      )
    expect(await names('first: 9')).toEqual(['Ângela', 'bruno', 'Zélia'])
    expect(await names('ordem: { campo: email, direcao: DESC }')).toEqual(['Ângela', 'Zélia', 'bruno'])
    expect(await names('busca: "angela"')).toEqual(['Ângela'])
    expect(await names('busca: "a@exemplo"')).toEqual(['Zélia'])
    expect((await list('first: 9')).totalCount).toBe(4)
    const rest = await app.rest(token, 'GET', `/missoes-membros?idMissao=${idMissao}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
    expect((await app.rest(token, 'GET', '/missoes-membros?idMissao=abc')).status).toBe(422)
  })

  test('the members of one mission can be exported, but not by a perfil that may only read', async () => {
    const { idMissao, pessoa } = await joined()
    const to = `/exportar/missoes-membros?formato=csv&idMissao=${idMissao}`
    expect((await app.rest(await betel.token(2), 'GET', to)).status).toBe(403)
    const lines = String((await app.rest(await betel.token(4), 'GET', to)).body)
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"Missão";"Nome";"E-mail";"Telefone";"Status";Adicionado em')
    expect(lines[1]).toContain(`"${pessoa.name}";"${pessoa.email}";"(11) 98765-4321";"Ativo";`)
    expect(String((await app.rest(await other.token(1), 'GET', to)).body)).not.toContain(pessoa.name)
  })
})

test("joining a mission appears in the person's timeline", async () => {
  const { idMissao, pessoa } = await joined()
  const { nomeMissao } = (await app.rest(await betel.token(1), 'GET', `/missoes/${idMissao}`)).body
  const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo descricao } } }'
  const { data } = await app.graphql(await betel.token(3), query, { id: pessoa.id })
  expect(data.usuario.linhaDoTempo).toContainEqual({
    tipo: 'missao',
    titulo: 'Entrou em uma missão',
    descricao: nomeMissao,
  })
})
