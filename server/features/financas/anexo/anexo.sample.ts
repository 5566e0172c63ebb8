import { done, firstOf, picture, type RecordKind } from '../../../../tests/factories/sample.js'

const text =
  'mutation($id: ID!, $arquivo: Upload!) { anexar(especie: entrada, idRegistro: $id, arquivo: $arquivo) { id uuid } }'

export const samples: readonly RecordKind[] = [
  {
    table: 'anexo',
    after: ['entrada'],
    make: async (app, token) =>
      done(await app.upload(token, text, { id: await firstOf(app, token, '/entradas') }, { arquivo: picture })),
    rows: `with f as (
      insert into arquivo (id_cliente, tipo, bytes, restrito) select $1::int, 'application/pdf', 1000, true
      from generate_series(1, $2) i returning id)
    insert into anexo (id_cliente, especie, id_registro, id_arquivo, nome, tipo, bytes)
    select $1::int, 'entrada', (select min(id) from entrada where id_cliente = $1::int), id, 'Nota ' || id || '.pdf',
      'application/pdf', 1000
    from f`,
  },
]
