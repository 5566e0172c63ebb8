import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'
import { conta } from './conta.sample.js'

/** One cent of a payable or receivable, so that many fit. */
export const baixa = (ref: string | number = '') => ({ idConta: ref, valor: '0.01', data: '2026-05-09', meio: 'pix' })

/** The first part of a new payable or receivable is paid. */
export const makeBaixa =
  (contas: string, baixas: string): RecordKind['make'] =>
  async (app, token) => {
    const centro = await firstOf(app, token, '/centro-custo')
    const { id } = done(await app.rest(token, 'POST', contas, conta(centro))).body
    return done(await app.rest(token, 'POST', baixas, { ...baixa(id), valor: '10.25' }))
  }

/** SQL that inserts payments of one cent, each of another record as far as there are records. */
export const baixas = (table: string, contas: string) => `with c as (
    select id, row_number() over (order by id) as n, count(*) over () as of from ${contas}
    where id_cliente = $1::int and excluido_em is null)
  insert into ${table} (id_cliente, id_conta, vez, data, valor)
  select $1::int, c.id, 1000 + i, date '2025-12-31' - i, 0.01 from generate_series(1, $2) i join c on c.n = 1 + i % c.of`
