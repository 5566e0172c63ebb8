import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  adicionar,
  CellsLab,
  excluir,
  listar,
  type Member,
  of,
  type Person,
  promover,
} from '../../../../tests/factories/celulas.js'
import { inChurch, type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'

const lab = new CellsLab()
const { newCell, add, members, leaders, cellOf, oldPromotion } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('every operation checks the session and the permission', () => {
  const operations = (link: Member): [string, object][] => [
    [adicionar, { input: of(link) }],
    [promover, of(link)],
    [excluir, of(link)],
  ]
  const calls = (cell: number, { uuid, idMembro }: Member) =>
    [
      ['POST', '/membros-celulas', { idCelula: cell, idMembro }],
      ['PATCH', oldPromotion(cell, uuid), {}],
      ['DELETE', `/membros-celulas/${idMembro}?idCelula=${cell}`, undefined],
    ] as const

  test('only who may write adds, promotes and removes members of a cell; readers see them', async () => {
    const { cell, people, links } = await cellOf(2)
    const link = links[1] as Member
    for (const [token, status] of [
      [null, 401],
      [await betel.token(-1), 403],
      [await betel.token(2), 403],
    ] as const) {
      for (const [query, variables] of operations(link))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, status])
      for (const [method, path, body] of calls(cell, link))
        expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, status])
    }
    expect((await app.graphql(null, listar)).status).toBe(401)
    expect((await app.graphql(await betel.token(-1), listar)).status).toBe(403)
    expect((await app.graphql(await betel.token(2), listar)).status).toBe(200)
    expect((await members(cell)).map(({ idMembro }) => idMembro)).toEqual(people.map(({ id }) => id))
  })

  test("another church's cells, people and members are not found", async () => {
    const { cell, people, links } = await cellOf(2)
    const token = await other.token(1)
    const link = links[1] as Member
    for (const query of [promover, excluir]) expect((await app.graphql(token, query, of(link))).status).toBe(404)
    expect((await app.rest(token, 'DELETE', `/membros-celulas/${link.idMembro}?idCelula=${cell}`)).status).toBe(404)
    expect((await app.rest(token, 'PATCH', oldPromotion(cell, link.uuid, other.idCliente), {})).status).toBe(404)
    expect((await app.rest(token, 'PATCH', oldPromotion(cell, link.uuid), {})).body.codigo).toBe('TENANT_MISMATCH')
    expect((await app.rest(token, 'GET', `/membros-celulas?idCelula=${cell}`)).body).toEqual([])
    const own = await newCell(other)
    const stranger = await add(own, (people[0] as Person).id, {}, other)
    expect([stranger.status, stranger.body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    const guest = await other.person()
    const into = await add(cell, guest.id, {}, other)
    expect([into.status, into.body.message]).toEqual([404, 'Célula não encontrada.'])
    expect(await leaders(cell)).toEqual([(people[0] as Person).id])
  })

  test('a permitted user adds, promotes and removes members of a cell', async () => {
    const cell = await newCell()
    const [ana, beto] = [await betel.person(), await betel.person()]
    const token = await betel.token(3)
    const input = (person: Person) => ({ input: { idCelula: String(cell), idMembro: person.uuid } })
    const first = (await app.graphql(token, adicionar, input(ana))).data.adicionarMembroCelula
    const second = (await app.graphql(token, adicionar, input(beto))).data.adicionarMembroCelula
    expect([first.membroLider, second.membroLider]).toEqual([1, 0])
    const { data } = await app.graphql(token, promover, of({ idCelula: cell, idMembro: beto.id }))
    expect(data.promoverMembroCelula).toEqual({ idMembro: beto.id, membroLider: 1 })
    expect(
      (await app.graphql(token, excluir, of({ idCelula: cell, idMembro: ana.id }))).data.excluirMembroCelula,
    ).toEqual({
      message: 'O membro foi excluído com sucesso.',
    })
    expect((await members(cell)).map(({ idMembro, membroLider }) => [idMembro, membroLider])).toEqual([[beto.id, 1]])
  })
})

describe('promoting a member through the old clients’ path', () => {
  test('the old path for a promotion accepts the membership’s id or uuid, or the person’s uuid', async () => {
    const { cell, people, links } = await cellOf(4)
    const cellUuid = (await app.rest(await betel.token(1), 'GET', `/celulas/${cell}`)).body.uuid
    for (const [index, path] of [
      [1, oldPromotion(cell, links[1]?.uuid ?? '')],
      [2, oldPromotion(cell, links[2]?.id ?? 0)],
      [3, oldPromotion(cell, people[3]?.uuid ?? '')],
      [1, oldPromotion(cellUuid, links[1]?.uuid ?? '')],
    ] as const) {
      const { status, body } = await app.rest(await betel.token(3), 'PATCH', path, {})
      expect([path, status, body.membroLider]).toEqual([path, 200, 1])
      expect(await leaders(cell)).toEqual([people[index]?.id])
    }
  })

  test('the old path for a promotion does not find a member of another cell, and changes nothing', async () => {
    const [here, there] = [await cellOf(1), await cellOf(2)]
    for (const ref of [there.links[1]?.uuid ?? '', there.people[1]?.uuid ?? '', there.links[1]?.id ?? 0])
      expect((await app.rest(await betel.token(1), 'PATCH', oldPromotion(here.cell, ref), {})).status).toBe(404)
    expect(await leaders(here.cell)).toEqual([here.people[0]?.id])
    expect(await leaders(there.cell)).toEqual([there.people[0]?.id])
  })

  test('a promotion without a cell is for a member of a worship group, and never finds a member of a cell', async () => {
    const { cell, people, links } = await cellOf(2)
    for (const noCell of ['undefined', 'null', 'abc']) {
      const { status, body } = await app.rest(
        await betel.token(1),
        'PATCH',
        oldPromotion(noCell, links[1]?.uuid ?? ''),
        {},
      )
      expect([noCell, status, body.message]).toEqual([noCell, 404, 'Membro não encontrado.'])
    }
    expect(await leaders(cell)).toEqual([people[0]?.id])
  })
})

describe('members of a cell', () => {
  test('a person is a member only once, and may join again after leaving', async () => {
    const { cell, people, links } = await cellOf(2)
    const again = await add(cell, people[1]?.id ?? 0)
    expect([again.status, again.body.campos]).toEqual([409, { idMembro: 'Esta pessoa já é membro desta célula.' }])
    await app.graphql(await betel.token(1), excluir, of(links[1]))
    expect((await add(cell, people[1]?.id ?? 0)).status).toBe(201)
  })

  test('a missing or deleted person is refused with an error at the field', async () => {
    const cell = await newCell()
    const gone = await betel.person()
    await app.rest(await betel.token(1), 'DELETE', `/user/${gone.id}`)
    for (const [idMembro, text] of [
      ['', 'Selecione um membro para adicionar à célula.'],
      [gone.id, 'Pessoa não encontrada.'],
    ] as const) {
      const { status, body } = await add(cell, idMembro)
      expect([status, body.campos]).toEqual([422, { idMembro: text }])
    }
    expect((await app.rest(await betel.token(1), 'DELETE', `/membros-celulas/${gone.id}`)).body.campos).toEqual({
      idCelula: 'Informe a célula.',
    })
  })

  test('deleted people and cells disappear from the lists of members', async () => {
    const { cell, people } = await cellOf(2)
    await app.rest(await betel.token(1), 'DELETE', `/user/${people[1]?.id}`)
    expect((await members(cell)).map(({ idMembro }) => idMembro)).toEqual([people[0]?.id])
    const count = 'query($id: ID!) { celula(id: $id) { quantidadeMembros } }'
    expect((await app.graphql(await betel.token(2), count, { id: cell })).data.celula).toEqual({ quantidadeMembros: 1 })
    await app.rest(await betel.token(1), 'DELETE', `/celulas/${cell}`)
    expect(await members(cell)).toEqual([])
  })

  test('the list of members starts with the leader, and can be searched by name and e-mail, and filtered by person', async () => {
    const cell = await newCell()
    const names = ['Zilda', 'Ávila', 'Beto']
    const people = await Promise.all(names.map((name) => betel.person({ name: `${name} ${unique('m')}` })))
    for (const { id } of people) await add(cell, id)
    const found = async (query: string) =>
      (await app.rest(await betel.token(2), 'GET', `/membros-celulas?idCelula=${cell}&${query}`)).body.map(
        ({ membro }: Member) => membro.name?.split(' ')[0],
      )
    expect(await found('')).toEqual(['Zilda', 'Ávila', 'Beto'])
    expect(await found('busca=avila')).toEqual(['Ávila'])
    expect(await found(`busca=${people[2]?.email}`)).toEqual(['Beto'])
    const query =
      '{ membrosCelula(ordem: { campo: name, direcao: DESC }, filtro: { idMembro: "' +
      people[1]?.uuid +
      '" }) { nodes { idCelula nomeCelula membro { name } } } }'
    const { nodes } = (await app.graphql(await betel.token(2), query)).data.membrosCelula
    expect(nodes).toMatchObject([{ idCelula: cell, membro: { name: people[1]?.name } }])
  })

  test('a user who may not read personal data sees only the user’s own telephone number', async () => {
    const cell = await newCell()
    // the first member leads, and reads the telephones of the cell
    await add(cell, (await betel.person({ perfil: 2 })).id)
    const ana = await betel.person({ telefoneUsuario: '19987654321', perfil: 2 })
    const beto = await betel.person({ telefoneUsuario: '19912345678', perfil: 2 })
    await add(cell, ana.id)
    await add(cell, beto.id)
    const phones = async (token: string) =>
      (await app.rest(token, 'GET', `/membros-celulas?idCelula=${cell}`)).body.map(
        ({ membro }: Member) => membro.telefoneUsuario,
      )
    expect(await phones(await betel.token(3))).toEqual([null, '19987654321', '19912345678'])
    expect(await phones(await app.session(betel.idCliente, beto.id))).toEqual([null, null, '19912345678'])
    const query = `{ membrosCelula(filtro: { idCelula: "${cell}" }) { nodes { membro { telefoneUsuario } } } }`
    const { nodes } = (await app.graphql(await app.session(betel.idCliente, ana.id), query)).data.membrosCelula
    expect(nodes.map(({ membro }: Member) => membro.telefoneUsuario)).toEqual([null, '19987654321', null])
  })
})

test('the platform’s administrator promotes and removes members in the church of the cell', async () => {
  const { cell, people, links } = await cellOf(2)
  const token = await app.platformToken()
  expect((await app.graphql(inChurch(token, betel), promover, of(links[1]))).status).toBe(200)
  expect(await leaders(cell)).toEqual([people[1]?.id])
  expect((await app.rest(token, 'DELETE', `/membros-celulas/${people[0]?.id}?idCelula=${cell}`)).status).toBe(200)
  expect((await app.rest(token, 'PATCH', oldPromotion(cell, links[1]?.uuid ?? ''), {})).status).toBe(200)
})
