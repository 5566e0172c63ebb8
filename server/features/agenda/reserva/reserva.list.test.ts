import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { BookingsLab, ler } from '../../../../tests/factories/reservas.js'

const lab = new BookingsLab()
const { newRecurso, fields, create } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('deleted records in the recycle bin', () => {
  const bin = '{ reservas(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.reservas.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/reservas/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/reservas/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/reservas?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/reservas/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/reservas?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/reservas?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { finalidade } = await create()
    const search = `${path}&busca=${encodeURIComponent(finalidade)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(finalidade)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(finalidade)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'reserva.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: finalidade.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched without accents and sorted; it has pages and a count', async () => {
    const church = await app.church()
    const [token, idRecurso] = [await church.token(1), await newRecurso(church, { nomeRecurso: 'Caixa de som' })]
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/reservas', fields({ idRecurso, finalidade: `${nome} ${word}` }))
    const list = async (args: string) =>
      (await app.graphql(token, `{ reservas(${args}) { totalCount nodes { finalidade } } }`)).data.reservas
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ finalidade: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('bateria', 'Ávila', 'Violão'))
    expect((await list(`busca: "caixa ${word}"`)).totalCount).toBe(3)
    expect((await list(`filtro: { idRecurso: ${idRecurso}, quando: "proximas" }`)).nodes).toEqual(
      shown('Violão', 'Ávila', 'bateria'),
    )
    expect((await list(`filtro: { quando: "passadas" }`)).totalCount).toBe(0)
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: finalidade, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/reservas?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/reservas', fields({ idRecurso: await newRecurso(other) }))
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/reservas')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/reservas')).status).toBe(403)
  })
})
