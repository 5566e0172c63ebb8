import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { openReading } from '../../server/kernel/data/tenant/session.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'

let app: TestApp
const churches: TestChurch[] = []

beforeAll(async () => {
  app = await testApp()
  for (let i = 0; i < 20; i++) {
    const church = await app.church()
    churches.push(church)
    await app.sql(
      `insert into patrimonio (id_cliente, nome_patrimonio, codigo_patrimonio, tipo_patrimonio)
       select $1, 'Bem ' || i, 'M' || i, (select min(id) from tipo_patrimonio where id_cliente = $1) from generate_series(1, 3) i`,
      [church.idCliente],
    )
  }
})
afterAll(() => app.close())

/** Runs `work` `count` times, `width` at a time. */
async function spread(count: number, work: (i: number) => Promise<void>, width = 16): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

const any = (i: number) => churches[(i * 7919) % churches.length] as TestChurch

test('10,000 concurrent transactions of 20 churches without any condition in the query read no foreign row', async () => {
  let foreign = 0
  let rows = 0
  await spread(10_000, async (i) => {
    const { idCliente } = any(i)
    const reading = await openReading(app.services.sessions, idCliente)
    const found = await reading.db.selectFrom('patrimonio').select('idCliente').execute()
    await reading.end()
    rows += found.length
    foreign += found.filter((row) => row.idCliente !== idCliente).length
  })
  expect({ foreign, rows }).toEqual({ foreign: 0, rows: 30_000 })
})

test('a tenant set on the connection instead of the transaction leaks rows, and this measurement finds the leak', async () => {
  const pool = new pg.Pool({ ...(app.database.roles.app as pg.PoolConfig), max: 4 })
  let wrong = 0
  try {
    await spread(500, async (i) => {
      const { idCliente } = any(i)
      await pool.query(`select set_config('app.id_cliente', $1, false)`, [String(idCliente)])
      const { rows } = await pool.query<{ id_cliente: number }>('select id_cliente from patrimonio')
      if (rows.some((row) => row.id_cliente !== idCliente)) wrong++
    })
  } finally {
    await pool.end()
  }
  expect(wrong).toBeGreaterThan(0)
})

test('1,000 concurrent requests of 20 churches, reads and writes over both transports, see only their own church', async () => {
  const tokens = new Map<number, string>()
  for (const church of churches) tokens.set(church.idCliente, await church.token(1))
  await spread(1000, async (i) => {
    const { idCliente } = any(i)
    const token = tokens.get(idCliente) as string
    if (i % 10 === 0) {
      const { data } = await app.graphql(
        token,
        `mutation { criarTipoPatrimonio(input: { tipoPatrimonio: "Tipo ${i}" }) { idCliente } }`,
      )
      expect(data.criarTipoPatrimonio.idCliente).toBe(idCliente)
    } else if (i % 2) {
      const { data } = await app.graphql(token, '{ patrimonios { totalCount nodes { idCliente } } }')
      expect(data.patrimonios).toEqual({ totalCount: 3, nodes: Array(3).fill({ idCliente }) })
    } else {
      const { body } = await app.rest(token, 'GET', '/patrimonios')
      expect(body.map((row: { idCliente: number }) => row.idCliente)).toEqual(Array(3).fill(idCliente))
    }
  })
})
