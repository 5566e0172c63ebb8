import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CellsLab, excluir, of, promover } from '../../../../tests/factories/celulas.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'

const lab = new CellsLab()
const { newCell, members, leaders, cellOf } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

test('the export has the members of the cell from the current user’s church only, and is recorded in the audit log', async () => {
  const { cell, people } = await cellOf(2)
  const file = `/exportar/membrosCelula?formato=csv&idCelula=${cell}`
  expect((await app.rest(null, 'GET', file)).status).toBe(401)
  expect((await app.rest(await betel.token(2), 'GET', file)).status).toBe(403)
  const lines = String((await app.rest(await betel.token(4), 'GET', file)).body)
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(people[0]?.name)
  expect(lines[1]).toContain('Responsável')
  expect(String((await app.rest(await other.token(1), 'GET', file)).body)).not.toContain(people[0]?.name)
  const traces = await app.sql<{ depois: { linhas: number } }>(
    `select depois from auditoria where id_cliente = $1 and acao = 'celula.exportar'`,
    [betel.idCliente],
  )
  expect(traces).toMatchObject([{ depois: { linhas: 2 } }])
})

test('the person’s timeline shows when the person joined, led and left', async () => {
  const { cell, people, links } = await cellOf(2)
  const token = await betel.token(1)
  const { nomeCelula } = (await app.rest(token, 'GET', `/celulas/${cell}`)).body
  await app.graphql(token, promover, of(links[1]))
  await app.graphql(token, promover, of(links[0]))
  await app.graphql(token, excluir, of(links[1]))
  const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo } } }'
  const timeline = (await app.graphql(token, query, { id: people[1]?.id })).data.usuario.linhaDoTempo
  expect(timeline.filter(({ tipo }: { tipo: string }) => tipo !== 'cadastro')).toEqual([
    { tipo: 'saidaCelula', titulo: `Saiu da célula ${nomeCelula}` },
    { tipo: 'liderCelula', titulo: `Passou a liderar a célula ${nomeCelula}` },
    { tipo: 'celula', titulo: `Entrou na célula ${nomeCelula}` },
  ])
})

describe('adding several people at once', () => {
  const several =
    'mutation($idCelula: ID!, $ids: [ID!]!) { adicionarMembrosCelula(idCelula: $idCelula, ids: $ids) { message feitos recusados { id motivo } } }'

  test('of several people, the first one becomes leader if the cell has none; members, inactive people and unknown people are reported', async () => {
    const cell = await newCell()
    const people = await Promise.all(Array.from({ length: 3 }, () => betel.person()))
    const idle = await betel.person({ usuarioAtivo: 0 })
    const stranger = await other.person()
    const [ana, beto, caio] = people.map(({ id }) => id)
    const send = async (ids: unknown[], token: string | null) => app.graphql(token, several, { idCelula: cell, ids })
    const token = await betel.token(3)
    const first = (await send([ana, beto], token)).data.adicionarMembrosCelula
    expect(first).toEqual({ message: '2 pessoas adicionadas à célula.', feitos: 2, recusados: [] })
    expect(await leaders(cell)).toEqual([ana])
    const second = (await send([beto, caio, idle.id, stranger.id], token)).data.adicionarMembrosCelula
    expect(second.feitos).toBe(1)
    expect(second.recusados.map(({ motivo }: { motivo: string }) => motivo).sort()).toEqual([
      'Esta pessoa está inativa. Ative-a antes de adicioná-la.',
      'Esta pessoa já é membro desta célula.',
      'Pessoa não encontrada.',
    ])
    expect(await members(cell)).toHaveLength(3)
    expect(await leaders(cell)).toHaveLength(1)
    for (const [who, status] of [
      [null, 401],
      [await betel.token(2), 403],
      [await other.token(1), 404],
    ] as const)
      expect((await send([caio], who)).status).toBe(status)
  })
})
