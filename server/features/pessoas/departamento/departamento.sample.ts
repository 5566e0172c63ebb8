import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const departamento = (ref?: string | number) => ({
  tituloDepartamento: unique('Recepção '),
  ...(ref !== undefined && { idResponsavel: ref }),
})

export const samples: readonly RecordKind[] = [
  {
    table: 'departamento',
    after: ['usuario'],
    input: 'DepartamentoInput',
    optional: () => ({ descricao: 'Recebe quem chega.', status: 0 }),
    path: '/departamentos',
    sample: departamento,
    refs: ['idResponsavel'],
    refPath: '/user',
    make: post('/departamentos', departamento),
    rows: `insert into departamento (id_cliente, titulo_departamento, id_responsavel)
    select $1::int, 'Departamento ' || i, $1::int from generate_series(1, $2) i`,
  },
]
