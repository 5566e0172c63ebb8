import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'
import { somebody } from '../../acesso/usuario/usuario.sample.js'

const celula = (ref?: string | number) => ({
  nomeCelula: unique('Célula '),
  diaCelula: 3,
  horaCelula: '19:30',
  ...(ref && { idResponsavel: ref }),
})

/** SQL: the id of the first cell in the list of church $1. */
export const firstCelula = `(select id from celula where id_cliente = $1::int and excluido_em is null order by nome_ordem, id limit 1)`

export const samples: readonly RecordKind[] = [
  {
    table: 'celula',
    after: ['usuario'],
    input: 'CelulaInput',
    optional: async (app, token) => ({
      idResponsavel: await somebody(app, token),
      enderecoCelula: 'Rua das Acácias, 5',
      statusCelula: 'inativa',
    }),
    path: '/celulas',
    sample: celula,
    refs: ['idResponsavel', 'idLocal'],
    refPath: '/user',
    make: post('/celulas', celula),
    rows: `insert into celula (id_cliente, nome_celula) select $1::int, 'Célula ' || i from generate_series(1, $2) i`,
  },
]
