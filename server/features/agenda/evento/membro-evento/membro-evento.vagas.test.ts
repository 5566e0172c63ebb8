import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EventsLab, path } from '../../../../../tests/factories/eventos.js'
import type { TestApp, TestChurch } from '../../../../../tests/factories/harness.js'

const lab = new EventsLab()
const { event, members } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('places of an event', () => {
  /** An event with this many places and this many members. */
  async function held(vagas: number | null, taken: number) {
    const idEvento = await event(betel, { vagas })
    const people = await Promise.all(Array.from({ length: taken }, () => betel.person()))
    for (const { id } of people) expect((await add(idEvento, id)).status).toBe(201)
    return { idEvento, people }
  }
  const add = async (idEvento: number, idMembro: number) =>
    app.rest(await betel.token(1), 'POST', '/eventos-membros', { idEvento, idMembro })
  const someone = async () => (await betel.person()).id

  test('a full event accepts no more people until a member leaves', async () => {
    const { idEvento, people } = await held(2, 2)
    const first = people[0]?.id ?? 0
    const full = await add(idEvento, await someone())
    expect([full.status, full.body.codigo, full.body.message]).toEqual([
      409,
      'CONFLICT',
      'As 2 vagas deste evento já foram preenchidas.',
    ])
    // a person who is already a member gets the message about membership, not the one about full places
    expect((await add(idEvento, first)).body.message).toBe('Esta pessoa já é membro deste evento.')
    await app.rest(await betel.token(1), 'DELETE', path(first, idEvento))
    expect((await add(idEvento, await someone())).status).toBe(201)
    const only = await held(1, 1)
    expect((await add(only.idEvento, await someone())).body.message).toBe(
      'A única vaga deste evento já foi preenchida.',
    )
  })

  test('20 concurrent requests fill exactly the free places', async () => {
    const { idEvento } = await held(7, 2)
    const ids = await Promise.all(Array.from({ length: 20 }, someone))
    const answers = await Promise.all(ids.map((id) => add(idEvento, id)))
    expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({
      201: { length: 5 },
      409: { length: 15 },
    })
    expect(await members(idEvento)).toHaveLength(7)
  })

  test('a restored person returns to past events and to events with a free place, but not to a full future event', async () => {
    const restore = 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }'
    const token = await betel.token(1)
    const { idEvento, people } = await held(2, 2)
    const [gone, stays] = people as [(typeof people)[number], (typeof people)[number]]
    const roomy = await event(betel, { vagas: 5 })
    const past = await event(betel, { vagas: 1, dataInicio: '2020-01-05' })
    for (const id of [roomy, past]) expect((await add(id, gone.id)).status).toBe(201)
    await app.rest(token, 'DELETE', `/user/${gone.id}`)
    const instead = await someone()
    for (const id of [idEvento, past]) expect((await add(id, instead)).status).toBe(201)
    expect((await app.graphql(token, restore, { id: gone.id })).errors).toBeUndefined()
    const ids = async (of: number) => (await members(of)).map((row: { idMembro: number }) => row.idMembro).sort()
    expect(await ids(idEvento)).toEqual([stays.id, instead].sort())
    expect(await ids(roomy)).toEqual([gone.id])
    expect(await ids(past)).toEqual([gone.id, instead].sort())
  })

  test('a bulk request adds people while places are free, and reports the others with the reason', async () => {
    const several =
      'mutation($idEvento: ID!, $ids: [ID!]!) { adicionarMembrosEvento(idEvento: $idEvento, ids: $ids) { message feitos recusados { motivo } } }'
    const { idEvento, people } = await held(3, 1)
    const ids = [people[0]?.id, await someone(), await someone(), await someone()]
    const send = async (token: string | null, of: (number | undefined)[] = ids) =>
      app.graphql(token, several, { idEvento, ids: of })
    for (const [token, status] of [
      [null, 401],
      [await betel.token(2), 403],
      [await other.token(1), 404],
    ] as const)
      expect((await send(token)).status).toBe(status)
    expect((await send(await betel.token(3))).data.adicionarMembrosEvento).toEqual({
      message: '2 pessoas adicionadas ao evento. 2 ficaram de fora.',
      feitos: 2,
      recusados: [
        { motivo: 'Esta pessoa já é membro deste evento.' },
        { motivo: 'As 3 vagas deste evento já foram preenchidas.' },
      ],
    })
    expect(await members(idEvento)).toHaveLength(3)
    expect((await send(await betel.token(3), [])).errors?.[0]?.extensions.campos).toEqual({
      ids: 'Selecione um membro para adicionar ao evento.',
    })
  })

  test('an event without a limit can be joined by everybody', async () => {
    const { idEvento } = await held(null, 3)
    expect(await members(idEvento)).toHaveLength(3)
  })

  test('the number of places cannot be set below the number of members, even together with other changes', async () => {
    const { idEvento } = await held(5, 3)
    const put = async (data: object) =>
      app.rest(await betel.token(1), 'PUT', `/eventos/${idEvento}`, {
        nomeEvento: 'Retiro',
        dataInicio: '2099-12-05',
        ...data,
      })
    const refused = await put({ vagas: 2, descricao: 'Menor' })
    expect([refused.status, refused.body.campos]).toEqual([
      409,
      { vagas: 'Já há 3 membros neste evento: as vagas não podem ser menos.' },
    ])
    const { body } = await app.rest(await betel.token(1), 'GET', `/eventos/${idEvento}`)
    expect(body).toMatchObject({ vagas: 5, descricao: null })
    expect((await put({ vagas: 3 })).body.vagas).toBe(3)
    expect((await put({ vagas: null })).body.vagas).toBeNull()
    expect((await put({ vagas: 2 })).status).toBe(409)
    // a field that is not sent does not change, even when the event is full
    expect((await put({ vagas: 3 })).status).toBe(200)
    expect((await put({ descricao: 'Cheio' })).body).toMatchObject({ vagas: 3, descricao: 'Cheio' })
  })

  test('members never exceed places when people join while the places are reduced', async () => {
    const { idEvento } = await held(12, 4)
    const ids = await Promise.all(Array.from({ length: 8 }, someone))
    const lower = app.rest(await betel.token(1), 'PUT', `/eventos/${idEvento}`, {
      nomeEvento: 'Retiro',
      dataInicio: '2099-12-05',
      vagas: 6,
    })
    await Promise.all([
      ...ids.slice(0, 4).map((id) => add(idEvento, id)),
      lower,
      ...ids.slice(4).map((id) => add(idEvento, id)),
    ])
    const { vagas } = (await app.rest(await betel.token(1), 'GET', `/eventos/${idEvento}`)).body
    expect((await members(idEvento)).length).toBeLessThanOrEqual(vagas)
  })

  test('a deleted person takes no place', async () => {
    const { idEvento, people } = await held(1, 1)
    await app.rest(await betel.token(1), 'DELETE', `/user/${people[0]?.id}`)
    expect((await add(idEvento, await someone())).status).toBe(201)
  })
})
