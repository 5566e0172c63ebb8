import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { BookingsLab } from '../../../../tests/factories/reservas.js'

const lab = new BookingsLab()
const { newRecurso, fields } = lab
let app: TestApp

beforeAll(async () => {
  ;({ app } = await lab.open())
})
afterAll(() => app.close())

describe('listing the records', () => {
  test('the list is sorted by time: the newest first, those to come from the nearest; it is searched by the room', async () => {
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
  })
})
