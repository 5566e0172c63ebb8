import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CellsLab, excluir, type Member, of, promover } from '../../../../tests/factories/celulas.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'

const lab = new CellsLab()
const { newCell, add, members, leaders, cellOf, oldPromotion } = lab
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

describe('the leader of a cell', () => {
  test('the leader of a cell is the first member, until another member is selected', async () => {
    const { cell, people } = await cellOf(2)
    expect(await leaders(cell)).toEqual([people[0]?.id])
    const carla = await betel.person()
    expect((await add(cell, carla.id, { membroLider: 1 })).body.membroLider).toBe(1)
    expect(await leaders(cell)).toEqual([carla.id])
    expect(await members(cell)).toHaveLength(3)
  })

  test('the leader of a cell cannot be removed, even as the last member', async () => {
    const { cell, people, links } = await cellOf(2)
    const [leader, member] = links as [Member, Member]
    const refused = await app.rest(
      await betel.token(1),
      'DELETE',
      `/membros-celulas/${leader.idMembro}?idCelula=${cell}`,
    )
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Este membro é o responsável pela célula e não pode ser excluído.',
    ])
    await app.graphql(await betel.token(1), excluir, of(member))
    expect((await app.graphql(await betel.token(1), excluir, of(leader))).status).toBe(409)
    expect(await leaders(cell)).toEqual([people[0]?.id])
  })

  test('the leader of a cell is one person after twenty concurrent promotions, which all succeed', async () => {
    const { cell, links } = await cellOf(6)
    const token = await betel.token(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.rest(token, 'PATCH', oldPromotion(cell, (links[index % links.length] as Member).uuid), {}),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await leaders(cell)).toHaveLength(1)
    expect(await members(cell)).toHaveLength(6)
  })

  test('the leader of a cell is one person after twenty people join an empty cell concurrently', async () => {
    const cell = await newCell()
    const people = await Promise.all(Array.from({ length: 20 }, () => betel.person()))
    const answers = await Promise.all(people.map(({ id }) => add(cell, id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await leaders(cell)).toHaveLength(1)
  })

  test('the leader of a cell is one of the members after concurrent promotions and removals of the same people', async () => {
    const { cell, links } = await cellOf(6)
    const token = await betel.token(1)
    await Promise.all(
      links.flatMap((link) => [
        app.graphql(token, promover, of(link)),
        app.graphql(token, excluir, of(link)),
        app.graphql(token, promover, of(link)),
      ]),
    )
    expect(await leaders(cell)).toHaveLength(1)
  })

  test('the leader of a cell is one person after concurrent promotions and deletions of people', async () => {
    const { cell, people, links } = await cellOf(5)
    const token = await betel.token(1)
    await Promise.all(
      people
        .slice(1)
        .flatMap(({ id }, index) => [
          app.graphql(token, promover, of(links[index + 1])),
          app.rest(token, 'DELETE', `/user/${id}`),
        ]),
    )
    expect(await leaders(cell)).toHaveLength(1)
  })

  test('the leader of a cell is unique in the database: a second leader is refused', async () => {
    const { links } = await cellOf(2)
    const second = 'update membro_celula set membro_lider = 1, lider_desde = now() where id = $1'
    await expect(app.sql(second, [links[1]?.id])).rejects.toThrow('membro_celula_lider')
  })

  test('an edit of a cell that was begun before a promotion is refused, so the promoted leader stays', async () => {
    const { cell, people, links } = await cellOf(2)
    const token = await betel.token(1)
    const { versao } = (await app.graphql(token, 'query($id: ID!) { celula(id: $id) { versao } }', { id: cell })).data
      .celula
    await app.graphql(token, promover, of(links[1]))
    const edit = 'mutation($id: ID!, $input: CelulaInput!) { atualizarCelula(id: $id, input: $input) { id } }'
    const input = { nomeCelula: 'Ágape', idResponsavel: String(people[0]?.id), versao }
    expect((await app.graphql(token, edit, { id: cell, input })).errors?.[0]?.extensions.code).toBe('STALE')
    expect(await leaders(cell)).toEqual([people[1]?.id])
  })
})
