import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const tipoPost = () => ({ tipoPost: unique('Aviso ') })

export const samples: readonly RecordKind[] = [
  {
    table: 'tipo_post',
    input: 'TipoPostInput',
    path: '/tipoPosts',
    sample: tipoPost,
    make: post('/tipoPosts', tipoPost),
    rows: `insert into tipo_post (id_cliente, tipo_post) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
]
