import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const tipoRecurso = () => ({ tipoRecurso: unique('Projeção ') })

export const samples: readonly RecordKind[] = [
  {
    table: 'tipo_recurso',
    input: 'TipoRecursoInput',
    path: '/tipoRecursos',
    sample: tipoRecurso,
    make: post('/tipoRecursos', tipoRecurso),
    rows: `insert into tipo_recurso (id_cliente, tipo_recurso) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
]
