import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { formatDate, todayIn } from '../../../kernel/dates.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const event = async (church = betel, data: object = {}): Promise<number> =>
  (
    await app.rest(await church.token(1), 'POST', '/eventos', {
      nomeEvento: unique('Retiro '),
      dataInicio: '2099-12-05',
      ...data,
    })
  ).body.id

/** An event with one member. */
async function joined(church = betel) {
  const [idEvento, pessoa] = [await event(church), await church.person({ telefoneUsuario: '11987654321' })]
  const body = { idEvento, idMembro: pessoa.id }
  const answer = await app.rest(await church.token(1), 'POST', '/eventos-membros', body)
  expect(answer.status).toBe(201)
  return { idEvento, pessoa, membro: answer.body }
}

const members = async (idEvento: number | string, church = betel, perfil: 1 | 2 = 1) =>
  (
    await app.rest(
      await church.token(perfil),
      'GET',
      `/eventos-membros?idEvento=${idEvento}&idCliente=${church.idCliente}`,
    )
  ).body

const adicionar = 'mutation($input: MembroEventoInput!) { adicionarMembroEvento(input: $input) { id acoesPermitidas } }'
const excluir =
  'mutation($idEvento: ID!, $idMembro: ID!) { excluirMembroEvento(idEvento: $idEvento, idMembro: $idMembro) { message } }'
const path = (idMembro: number | string, idEvento: number | string) =>
  `/eventos-membros/${idMembro}?idEvento=${idEvento}`

describe('each operation asks who is there', () => {
  test('no session: 401', async () => {
    const { idEvento, pessoa } = await joined()
    const variables = { idEvento, idMembro: pessoa.id }
    expect((await app.graphql(null, excluir, variables)).status).toBe(401)
    expect((await app.graphql(null, adicionar, { input: variables })).status).toBe(401)
    expect((await app.graphql(null, '{ membrosEvento { totalCount } }')).status).toBe(401)
    expect((await app.rest(null, 'GET', `/eventos-membros?idEvento=${idEvento}`)).status).toBe(401)
    expect((await app.rest(null, 'POST', '/eventos-membros', variables)).status).toBe(401)
    expect((await app.rest(null, 'DELETE', path(pessoa.id, idEvento))).status).toBe(401)
  })

  test('a perfil that may only read: 403 and nothing changes', async () => {
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

  test("another church's event has no members to see, to add to, to delete", async () => {
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

  test("another church's person is not found", async () => {
    const idEvento = await event()
    const { uuid } = await other.person()
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/eventos-membros', {
      idEvento,
      idMembro: uuid,
    })
    expect([status, body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    expect(await members(idEvento)).toEqual([])
  })

  test('who may: added, deleted', async () => {
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

describe('REST as the old integrations know it', () => {
  test('a member carries the person; the calls are those documented', async () => {
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

  test('what is missing is named', async () => {
    const token = await betel.token(1)
    const campos = async (method: 'POST' | 'DELETE', to: string, body?: object) =>
      (await app.rest(token, method, to, body)).body.campos
    expect(await campos('POST', '/eventos-membros', { idEvento: await event() })).toEqual({
      idMembro: 'Selecione um membro para adicionar ao evento.',
    })
    expect(await campos('POST', '/eventos-membros', { idMembro: 1 })).toEqual({ idEvento: 'Informe o evento.' })
    expect(await campos('DELETE', '/eventos-membros/1')).toEqual({ idEvento: 'Informe o evento.' })
  })

  test('the platform writes into the church of the event that it names', async () => {
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

describe('rules', () => {
  test('the same person twice is refused, also at the same time, and may come back after leaving', async () => {
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

  test('a deleted person or event takes its members out of the list, and brings them back', async () => {
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

  test('telephones only to those who may read personal data, and nobody finds people by them otherwise', async () => {
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

describe('places', () => {
  /** An event with so many places, and so many people in it. */
  async function held(vagas: number | null, taken: number) {
    const idEvento = await event(betel, { vagas })
    const people = await Promise.all(Array.from({ length: taken }, () => betel.person()))
    for (const { id } of people) expect((await add(idEvento, id)).status).toBe(201)
    return { idEvento, people }
  }
  const add = async (idEvento: number, idMembro: number) =>
    app.rest(await betel.token(1), 'POST', '/eventos-membros', { idEvento, idMembro })
  const someone = async () => (await betel.person()).id

  test('a full event takes nobody more, until somebody leaves', async () => {
    const { idEvento, people } = await held(2, 2)
    const first = people[0]?.id ?? 0
    const full = await add(idEvento, await someone())
    expect([full.status, full.body.codigo, full.body.message]).toEqual([
      409,
      'CONFLICT',
      'As 2 vagas deste evento já foram preenchidas.',
    ])
    // who is there already is told that, not that there is no room
    expect((await add(idEvento, first)).body.message).toBe('Esta pessoa já é membro deste evento.')
    await app.rest(await betel.token(1), 'DELETE', path(first, idEvento))
    expect((await add(idEvento, await someone())).status).toBe(201)
    const only = await held(1, 1)
    expect((await add(only.idEvento, await someone())).body.message).toBe(
      'A única vaga deste evento já foi preenchida.',
    )
  })

  test('20 at the same time fill the places that there are, and no more', async () => {
    const { idEvento } = await held(7, 2)
    const ids = await Promise.all(Array.from({ length: 20 }, someone))
    const answers = await Promise.all(ids.map((id) => add(idEvento, id)))
    expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({
      201: { length: 5 },
      409: { length: 15 },
    })
    expect(await members(idEvento)).toHaveLength(7)
  }, 30_000)

  test('who comes out of the bin finds the place taken, or still free; what is over stays as it was', async () => {
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

  test('of several people at once as many join as there is room for; the others are told', async () => {
    const varios =
      'mutation($idEvento: ID!, $ids: [ID!]!) { adicionarMembrosEvento(idEvento: $idEvento, ids: $ids) { message feitos recusados { motivo } } }'
    const { idEvento, people } = await held(3, 1)
    const ids = [people[0]?.id, await someone(), await someone(), await someone()]
    const send = async (token: string | null, of: (number | undefined)[] = ids) =>
      app.graphql(token, varios, { idEvento, ids: of })
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

  test('without a limit everybody comes', async () => {
    const { idEvento } = await held(null, 3)
    expect(await members(idEvento)).toHaveLength(3)
  })

  test('there cannot be fewer places than members, whatever else is changed with them', async () => {
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
    // what is not sent stays, full or not
    expect((await put({ vagas: 3 })).status).toBe(200)
    expect((await put({ descricao: 'Cheio' })).body).toMatchObject({ vagas: 3, descricao: 'Cheio' })
  })

  test('people join while the places are lowered: there are never more than places', async () => {
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
  }, 30_000)

  test('somebody in the recycle bin takes no place', async () => {
    const { idEvento, people } = await held(1, 1)
    await app.rest(await betel.token(1), 'DELETE', `/user/${people[0]?.id}`)
    expect((await add(idEvento, await someone())).status).toBe(201)
  })
})

describe('list and export', () => {
  test('of one event, by name or e-mail, sorted; without a event those of all', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [idEvento, elsewhere] = [await event(church), await event(church)]
    for (const [name, email] of [
      ['Zélia', 'a@exemplo.com.br'],
      ['Ângela', 'z@exemplo.com.br'],
      ['bruno', null],
    ] as const) {
      const { id: idMembro } = await church.person({ name, email })
      await app.rest(token, 'POST', '/eventos-membros', { idEvento, idMembro })
      if (name === 'bruno') await app.rest(token, 'POST', '/eventos-membros', { idEvento: elsewhere, idMembro })
    }
    const list = async (args: string) => {
      const query = `{ membrosEvento(${args}) { totalCount nodes { membro { name } evento { id } } } }`
      return (await app.graphql(token, query)).data.membrosEvento
    }
    const names = async (args: string) =>
      (await list(`filtro: { idEvento: "${idEvento}" }, ${args}`)).nodes.map(
        (row: { membro: { name: string } }) => row.membro.name,
      )
    expect(await names('first: 9')).toEqual(['Ângela', 'bruno', 'Zélia'])
    expect(await names('ordem: { campo: email, direcao: DESC }')).toEqual(['Ângela', 'Zélia', 'bruno'])
    expect(await names('busca: "angela"')).toEqual(['Ângela'])
    expect(await names('busca: "a@exemplo"')).toEqual(['Zélia'])
    expect((await list('first: 9')).totalCount).toBe(4)
    const rest = await app.rest(token, 'GET', `/eventos-membros?idEvento=${idEvento}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
    expect((await app.rest(token, 'GET', '/eventos-membros?idEvento=abc')).status).toBe(422)
  })

  test('the members of one event as a file, not for those who only read', async () => {
    const { idEvento, pessoa } = await joined()
    const to = `/exportar/eventos-membros?formato=csv&idEvento=${idEvento}`
    expect((await app.rest(await betel.token(2), 'GET', to)).status).toBe(403)
    const lines = String((await app.rest(await betel.token(4), 'GET', to)).body)
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"Evento";"Nome";"E-mail";"Telefone";Adicionado em')
    expect(lines[1]).toContain(`"${pessoa.name}";"${pessoa.email}";"(11) 98765-4321";`)
    expect(String((await app.rest(await other.token(1), 'GET', to)).body)).not.toContain(pessoa.name)
  })

  test('in the file, a day is that of the church', async () => {
    const church = await app.church()
    const { idEvento } = await joined(church)
    // more than a day apart: it is never the same date in both
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await app.sql('update cliente set fuso_horario = $1 where id = $2', [zone, church.idCliente])
      const to = `/exportar/eventos-membros?formato=csv&idEvento=${idEvento}`
      const [, line] = String((await app.rest(await church.token(4), 'GET', to)).body).split('\r\n')
      expect(line?.split(';').at(-1)).toBe(formatDate(todayIn(zone)))
    }
  })
})

test("a person's page tells of what there was, and of what is to come", async () => {
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
