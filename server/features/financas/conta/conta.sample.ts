import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

export const conta = (ref: string | number = '') => ({
  descricaoConta: unique('Conta de luz '),
  valorConta: '320.45',
  dataVencimentoConta: '2026-12-10',
  idCentroCusto: ref,
})

/** SQL that inserts payables or receivables of the first cost centre, each due one day after the previous one. */
export const contas = (table: string, status: string) => `insert into ${table}
    (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo)
  select $1::int, 'Conta ' || i, i, date '2025-12-31' + i, '${status}',
    (select min(id) from centro_custo where id_cliente = $1::int)
  from generate_series(1, $2) i`

export const makeConta =
  (path: string): RecordKind['make'] =>
  async (app, token) =>
    done(await app.rest(token, 'POST', path, conta(await firstOf(app, token, '/centro-custo'))))
