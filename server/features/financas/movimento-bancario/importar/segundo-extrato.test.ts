import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, type TestChurch } from '../../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await ownTestApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const count = 1500

/** A statement of many movements on one day of each of some months, none of which another one has. */
function statement(from: number): Buffer {
  const lines = Array.from(
    { length: count },
    (_, n) => `${1 + (n % 28)}/10/2026;COMPRA ${from + n};${from + n};-${from + n},00`,
  )
  return Buffer.from(['Data;Descrição;Documento;Valor', ...lines].join('\n'))
}

/** How many movements were written, and how many were read for it. */
const seen = async () =>
  (
    await app.sql<{ escritos: string; lidos: string }>(
      `select n_tup_ins as escritos, coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0) as lidos
       from pg_stat_user_tables where relname = 'movimento_bancario'`,
    )
  ).map(({ escritos, lidos }) => ({ escritos: Number(escritos), lidos: Number(lidos) }))[0] ?? { escritos: 0, lidos: 0 }

async function imported(data: Buffer): Promise<void> {
  const input =
    'mutation($arquivo: Upload!, $conta: ID!, $colunas: ColunasExtratoInput) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta, colunas: $colunas) { extrato { novos } } }'
  const [conta] = await app.sql<{ id: number }>(`select id from conta_financeira where id_cliente = $1 and geral`, [
    church.idCliente,
  ])
  const colunas = { colunaData: 0, colunaDescricao: 1, colunaDocumento: 2, colunaValor: 3 }
  const before = await seen()
  const sent = await app.upload(
    token,
    input,
    { conta: String(conta?.id), colunas },
    { arquivo: { name: 'a.csv', type: 'text/csv', data } },
  )
  expect(sent.data.importarExtrato.extrato.novos).toBe(count)
  // the server counts what it has done when its transaction is over
  while ((await seen()).escritos < before.escritos + count) await new Promise((done) => setTimeout(done, 100))
}

test('a second statement compares no line with all movements of the first, of which the planner knows nothing yet', async () => {
  await app.sql('analyze movimento_bancario')
  await imported(statement(10_000))
  const before = (await seen()).lidos
  await imported(statement(20_000))
  expect((await seen()).lidos - before).toBeLessThan(count * 100)
})
