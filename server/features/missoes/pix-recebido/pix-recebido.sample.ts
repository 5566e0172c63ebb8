import { randomBytes } from 'node:crypto'
import { done, type RecordKind } from '../../../../tests/factories/sample.js'

/** Only a bank creates it, so the sweeps write the row. */
export const samples: readonly RecordKind[] = [
  {
    table: 'pix_recebido',
    after: ['codigo_pix', 'dizimo', 'doacao'],
    make: async (app, token) => {
      const { idCliente } = done(await app.graphql(token, '{ eu { idCliente } }')).data.eu
      await app.sql(
        `insert into pix_recebido (id_cliente, end_to_end_id, txid, valor, quando, data, situacao, motivo)
         values ($1, $2, 'X1', 10, now(), current_date, 'pendente', 'txid')`,
        [idCliente, randomBytes(16).toString('hex')],
      )
    },
    rows: `insert into pix_recebido (id_cliente, end_to_end_id, txid, valor, quando, data, pagador, situacao, id_codigo)
      select $1::int, md5($1::text || 'pix' || i), 'Q' || i, i, timestamptz '2025-12-31 12:00Z' - i * interval '1 day', date '2025-12-31' - i,
        'Pagador ' || i, 'lancado', (select min(id) from codigo_pix where id_cliente = $1::int) from generate_series(1, $2) i`,
  },
  {
    table: 'pix_devolucao',
    after: ['pix_recebido'],
    make: async (app, token) => {
      const { idCliente } = done(await app.graphql(token, '{ eu { idCliente } }')).data.eu
      await app.sql(
        `insert into pix_devolucao (id_cliente, id_pix, codigo, valor, situacao, quando)
         select id_cliente, id, $2, 1, 'NAO_REALIZADO', now() from pix_recebido where id_cliente = $1 order by id limit 1`,
        [idCliente, randomBytes(8).toString('hex')],
      )
    },
  },
  {
    table: 'pix_cobranca',
    after: ['codigo_pix'],
    make: async (app, token) => {
      const { idCliente } = done(await app.graphql(token, '{ eu { idCliente } }')).data.eu
      await app.sql(
        `insert into pix_cobranca (id_cliente, txid, id_codigo, valor, expira_em)
         select id_cliente, $2, id, 10, now() from codigo_pix where id_cliente = $1 order by id limit 1`,
        [idCliente, randomBytes(16).toString('hex')],
      )
    },
  },
]
