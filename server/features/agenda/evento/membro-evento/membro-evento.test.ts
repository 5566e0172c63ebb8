import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { adicionar, EventsLab, excluir, path } from '../../../../../tests/factories/eventos.js'
import type { TestApp, TestChurch } from '../../../../../tests/factories/harness.js'

const lab = new EventsLab()
const { event, joined, members } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('access of each perfil to each operation', () => {
  test('who may only read neither adds people to an event nor removes them', async () => {
    const { idEvento, pessoa } = await joined()
    const token = await betel.token(2)
    const before = await members(idEvento)
    const variables = { idEvento, idMembro: pessoa.id }
    expect((await app.graphql(token, excluir, variables)).status).toBe(403)
    const input = { idEvento, idMembro: (await betel.person()).id }
    expect((await app.graphql(token, adicionar, { input })).status).toBe(403)
    expect((await app.rest(token, 'POST', '/eventos-membros', input)).status).toBe(403)
    expect((await app.rest(token, 'DELETE', path(pessoa.id, idEvento))).status).toBe(403)
    expect(await members(idEvento)).toEqual(before)
    expect((await app.graphql(await betel.token(-1), '{ membrosEvento { totalCount } }')).status).toBe(403)
  })

  test("members of another church's event can be neither read nor added nor deleted", async () => {
    const { idEvento, pessoa } = await joined()
    const token = await other.token(1)
    const own = await other.person()
    expect(await members(idEvento, other)).toEqual([])
    const add = await app.rest(token, 'POST', '/eventos-membros', { idEvento, idMembro: own.id })
    expect([add.status, add.body.message]).toEqual([404, 'Evento não encontrado.'])
    const answer = await app.graphql(token, excluir, { idEvento, idMembro: pessoa.uuid })
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([404, 'Evento não encontrado.'])
    expect((await app.rest(token, 'DELETE', path(pessoa.id, idEvento))).status).toBe(404)
    expect(await members(idEvento)).toHaveLength(1)
  })

  test('a person of another church is not found', async () => {
    const idEvento = await event()
    const { uuid } = await other.person()
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/eventos-membros', {
      idEvento,
      idMembro: uuid,
    })
    expect([status, body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    expect(await members(idEvento)).toEqual([])
  })

  test('a leader adds and removes a member of an event', async () => {
    const token = await betel.token(3)
    const idEvento = await event()
    const { id: idMembro, uuid } = await betel.person()
    const added = await app.graphql(token, adicionar, { input: { idEvento, idMembro: uuid } })
    expect(added.data.adicionarMembroEvento).toMatchObject({ acoesPermitidas: ['excluir'] })
    const removed = await app.graphql(token, excluir, { idEvento, idMembro })
    expect(removed.data.excluirMembroEvento).toEqual({ message: 'O membro foi excluído com sucesso.' })
    expect(await members(idEvento)).toEqual([])
    const again = await app.graphql(token, excluir, { idEvento, idMembro })
    expect([again.status, again.errors?.[0]?.message]).toEqual([404, 'Membro não encontrado.'])
  })
})

describe('compatibility of the REST routes', () => {
  test('a member contains the person, and every documented route works', async () => {
    const { idEvento, pessoa, membro } = await joined()
    const token = await betel.token(1)
    expect(membro).toMatchObject({
      idEvento,
      idMembro: pessoa.id,
      membro: { name: pessoa.name, email: pessoa.email, telefoneUsuario: '11987654321' },
    })
    expect(await members(idEvento)).toEqual([membro])
    expect((await app.rest(token, 'DELETE', path(pessoa.uuid, idEvento))).body).toEqual({
      message: 'O membro foi excluído com sucesso.',
    })
    expect(await members(idEvento)).toEqual([])
  })

  test('missing fields are reported by name', async () => {
    const token = await betel.token(1)
    const fieldsOf = async (method: 'POST' | 'DELETE', to: string, body?: object) =>
      (await app.rest(token, method, to, body)).body.campos
    expect(await fieldsOf('POST', '/eventos-membros', { idEvento: await event() })).toEqual({
      idMembro: 'Selecione um membro para adicionar ao evento.',
    })
    expect(await fieldsOf('POST', '/eventos-membros', { idMembro: 1 })).toEqual({ idEvento: 'Informe o evento.' })
    expect(await fieldsOf('DELETE', '/eventos-membros/1')).toEqual({ idEvento: 'Informe o evento.' })
  })

  test('the platform’s administrator adds and removes members in the church of the event', async () => {
    const platform = await app.platformToken()
    const idEvento = await event()
    const { id: idMembro } = await betel.person()
    const added = await app.rest(platform, 'POST', '/eventos-membros', { idEvento, idMembro })
    expect([added.status, added.body.idCliente]).toEqual([201, betel.idCliente])
    expect((await app.rest(platform, 'GET', `/adm/eventos-membros?idEvento=${idEvento}`)).body).toHaveLength(1)
    expect((await app.rest(platform, 'DELETE', path(idMembro, idEvento))).status).toBe(200)
    expect(await members(idEvento)).toEqual([])
  })
})

describe('rules for saving a record', () => {
  test('a person can be added only once, also with concurrent requests, and again after being removed', async () => {
    const { idEvento, pessoa } = await joined()
    const token = await betel.token(1)
    const add = (idMembro: number) => app.rest(token, 'POST', '/eventos-membros', { idEvento, idMembro })
    const again = await add(pessoa.id)
    expect([again.status, again.body.campos]).toEqual([409, { idMembro: 'Esta pessoa já é membro deste evento.' }])
    const { id } = await betel.person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).toBe('Esta pessoa já é membro deste evento.')
    await app.rest(token, 'DELETE', path(id, idEvento))
    expect((await add(id)).status).toBe(201)
  })

  test('members of a deleted person or event disappear from the list and return with its restore', async () => {
    const { idEvento, pessoa } = await joined()
    const token = await betel.token(1)
    const count = async () =>
      (await app.graphql(token, 'query($id: ID!) { evento(id: $id) { quantidadeMembros } }', { id: idEvento })).data
        .evento.quantidadeMembros
    expect(await count()).toBe(1)
    await app.rest(token, 'DELETE', `/user/${pessoa.id}`)
    expect([await members(idEvento), await count()]).toEqual([[], 0])
    await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: pessoa.id })
    expect([(await members(idEvento)).length, await count()]).toEqual([1, 1])
    await app.rest(token, 'DELETE', `/eventos/${idEvento}`)
    expect(await members(idEvento)).toEqual([])
    const { status } = await app.rest(token, 'POST', '/eventos-membros', {
      idEvento,
      idMembro: (await betel.person()).id,
    })
    expect(status).toBe(404)
    await app.graphql(token, 'mutation($id: ID!) { restaurarEvento(id: $id) { id } }', { id: idEvento })
    expect(await members(idEvento)).toHaveLength(1)
  })

  test('phone numbers are shown and searched only for people who may read personal data', async () => {
    const { idEvento } = await joined()
    expect(await members(idEvento, betel, 2)).toMatchObject([{ membro: { telefoneUsuario: null } }])
    const query =
      'query($m: ID!, $b: String) { membrosEvento(filtro: { idEvento: $m }, busca: $b) { totalCount nodes { membro { name telefoneUsuario cpf } } } }'
    const asked = async (perfil: 2 | 3, b?: string) =>
      (await app.graphql(await betel.token(perfil), query, { m: idEvento, b })).data.membrosEvento
    expect((await asked(2)).nodes[0].membro).toMatchObject({ telefoneUsuario: null, cpf: null })
    expect((await asked(3)).nodes[0].membro).toMatchObject({ telefoneUsuario: '11987654321' })
    expect([(await asked(2, '98765')).totalCount, (await asked(3, '98765')).totalCount]).toEqual([0, 1])
  })
})

test("a person's timeline contains past events and enrolments in coming ones", async () => {
  const pessoa = await betel.person()
  const token = await betel.token(1)
  for (const data of [
    { nomeEvento: 'Congresso', dataInicio: '2026-02-01T19:00' },
    { nomeEvento: 'Jubileu', dataInicio: '2126-02-01T19:00' },
  ])
    await app.rest(token, 'POST', '/eventos-membros', { idEvento: await event(betel, data), idMembro: pessoa.id })
  const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo data titulo descricao } } }'
  const { data } = await app.graphql(await betel.token(3), query, { id: pessoa.id })
  const [, enrolled, tookPart] = data.usuario.linhaDoTempo.sort((a: { tipo: string }, b: { tipo: string }) =>
    a.tipo < b.tipo ? -1 : 1,
  )
  expect([enrolled.titulo, enrolled.descricao, enrolled.data.slice(0, 4)]).toEqual([
    'Inscrição em um evento',
    'Jubileu',
    String(new Date().getFullYear()),
  ])
  expect(tookPart).toEqual({
    tipo: 'evento',
    data: '2026-02-01T22:00:00.000Z',
    titulo: 'Participou de um evento',
    descricao: 'Congresso',
  })
})
