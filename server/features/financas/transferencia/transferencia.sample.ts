import type { TestApp } from '../../../../tests/factories/harness.js'
import { unique } from '../../../../tests/factories/harness.js'
import { done, type RecordKind } from '../../../../tests/factories/sample.js'

const transferencia = (ref: string | number = '') => ({
  data: '2026-05-10',
  valor: '80.25',
  idContaDestino: ref,
  descricao: unique('Depósito '),
})

/** A new account, since money goes to another account than the default one, from which it comes. */
async function account(app: TestApp, token: string): Promise<number> {
  const input = { nome: unique('Aplicação '), tipo: 'aplicacao' }
  return done(await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
}

export const samples: readonly RecordKind[] = [
  {
    table: 'transferencia',
    after: ['conta_financeira'],
    input: 'TransferenciaInput',
    path: '/transferencias',
    sample: transferencia,
    refs: ['idContaOrigem', 'idContaDestino'],
    refPath: '/contas-financeiras',
    make: async (app, token) =>
      done(await app.rest(token, 'POST', '/transferencias', transferencia(await account(app, token)))),
    rows: `insert into transferencia (id_cliente, data, valor, id_conta_origem, id_conta_destino, descricao)
    select $1::int, date '2025-12-31' - i, i, de.id, para.id, 'Depósito ' || i
    from generate_series(1, $2) i,
      (select id from conta_financeira where id_cliente = $1::int and geral) de,
      (select max(id) as id from conta_financeira where id_cliente = $1::int and not geral) para`,
  },
]
