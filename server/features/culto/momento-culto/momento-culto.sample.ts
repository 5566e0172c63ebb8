import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const momentoCulto = () => ({ titulo: unique('Coral ') })

export const samples: readonly RecordKind[] = [
  {
    table: 'momento_culto',
    input: 'MomentoCultoInput',
    path: '/momentosCulto',
    sample: momentoCulto,
    make: post('/momentosCulto', momentoCulto),
    rows: `insert into momento_culto (id_cliente, titulo) select $1, 'Momento ' || i from generate_series(1, $2) i`,
  },
]
