import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { perfis } from '../../schema/rules/perfis.js'
import { actions } from '../../server/access-table.js'
import { features } from '../../server/features.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillChurch, fillLists } from '../factories/records.js'

/*
 * The platform's administrator reads lists of all churches. Each row must show its church, and no sum may add amounts
 * of several churches.
 */

let app: TestApp
let churches: TestChurch[]
let token: string
beforeAll(async () => {
  app = await testApp()
  churches = [await app.church(), await app.church()]
  token = await app.platformToken()
  const filled = await app.church()
  await fillChurch(app, filled)
  await fillLists(app, filled, 1)
  for (const [index, church] of churches.entries()) {
    const fields = { descricao: 'Oferta', data: '2026-03-01', categoria: 5, valor: index + 1 }
    for (const path of ['/entradas', '/saidas']) await app.rest(await church.token(1), 'POST', path, fields)
  }
})
afterAll(() => app.close())

describe.each(['entradas', 'saidas', 'contasPagar', 'contasReceber', 'dizimos'])('%s', (list) => {
  const read = async (idCliente?: number) => {
    const meses = ['entradas', 'saidas'].includes(list) ? 'meses { mes total }' : ''
    const query = `query($idCliente: Int) { lista: ${list}(first: 1, idCliente: $idCliente) { soma ${meses} totalCount } }`
    return (await app.graphql(token, query, { idCliente })).data.lista
  }

  test('a list of several churches has no sum and no months, but has them when one church is named', async () => {
    expect(await read()).toMatchObject({ soma: null, ...(['entradas', 'saidas'].includes(list) && { meses: [] }) })
    const [, second] = churches
    const one = await read(second?.idCliente)
    const total = ['entradas', 'saidas'].includes(list) ? '2.00' : '0.00'
    expect(one.soma).toBe(total)
    if ('meses' in one) expect(one.meses).toEqual([{ mes: '2026-03', total }])
  })
})

// The cash book always covers one church, since each of its lines has a running balance, and so do the accountant's files
// and what each cost centre plans, which a church without cost centres has no line of.
const ofOne = [
  '/exportar/livro-caixa',
  '/exportar/lancamentos-contabeis',
  '/exportar/pagamentos',
  '/exportar/execucao-por-centro',
]
/** What the platform may export: not the register of incidents, which is the church's own. */
const exports = features
  .flatMap(({ routes = [] }) => routes)
  .filter(({ action }) => ((actions as Record<string, readonly number[]>)[action] ?? []).includes(perfis.platform))
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/exportar/') && !ofOne.includes(path))

test.each(exports)(
  '%s: the first column of a file of several churches is the church id; a file of one church has no such column',
  async (path) => {
    const rows = async (query: string) => {
      const { status, body } = await app.rest(token, 'GET', `${path}?formato=csv${query}`)
      expect(status).toBe(200)
      return String(body).replace('\ufeff', '').trim().split('\r\n')
    }
    const [head = '', ...lines] = await rows('')
    expect(head.split(';')[0]).toBe('Id do Cliente')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^("?\d+"?;|[^;]*$)/)
    expect((await rows(`&idCliente=${churches[0]?.idCliente}`))[0]).not.toContain('Id do Cliente')
  },
)
