import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({ tipoPatrimonio: unique('Instrumentos ') })

export const samples: readonly RecordKind[] = [
  {
    table: 'tipo_patrimonio',
    input: 'TipoPatrimonioInput',
    path: '/tipoPatrimonios',
    sample,
    make: post('/tipoPatrimonios', sample),
    rows: `insert into tipo_patrimonio (id_cliente, tipo_patrimonio) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
]
