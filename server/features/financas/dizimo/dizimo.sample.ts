import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const dizimo = (ref: string | number = '') => ({
  idMembro: ref,
  valorDizimo: '200.10',
  dataDizimo: '2026-05-10',
  meioDizimo: 'pix',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'dizimo',
    after: ['usuario'],
    input: 'DizimoInput',
    path: '/dizimos',
    sample: dizimo,
    refs: ['idMembro'],
    refPath: '/user',
    make: async (app, token) =>
      done(await app.rest(token, 'POST', '/dizimos', dizimo(await firstOf(app, token, '/user')))),
    rows: `insert into dizimo (id_cliente, id_membro, data_dizimo, valor_dizimo, meio_dizimo)
    select $1::int, (select min(id) from usuario where id_cliente = $1::int), date '2025-12-31' - i, i, 'pix'
    from generate_series(1, $2) i`,
  },
]
