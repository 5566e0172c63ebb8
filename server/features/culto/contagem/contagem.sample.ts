import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const contagem = (ref?: string | number) => ({
  data: '2026-05-10',
  descricao: unique('Ofertas '),
  categoria: 2,
  idCulto: ref,
})

export const samples: readonly RecordKind[] = [
  {
    table: 'contagem',
    input: 'ContagemInput',
    path: '/contagens',
    sample: contagem,
    refs: ['idCulto'],
    refPath: '/cultos',
    make: post('/contagens', contagem),
    rows: `insert into contagem (id_cliente, data, descricao, categoria)
    select $1::int, date '2025-12-31' - i, 'Ofertas ' || i, 2 from generate_series(1, $2) i`,
  },
]
