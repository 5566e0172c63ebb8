import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const local = () => ({ nomeLocal: unique('Salão '), endereco: 'Rua das Flores, 10', capacidade: 120 })

export const samples: readonly RecordKind[] = [
  {
    table: 'local',
    input: 'LocalInput',
    path: '/locais',
    sample: local,
    make: post('/locais', local),
    rows: `insert into local (id_cliente, nome_local, capacidade) select $1, 'Local ' || i, i from generate_series(1, $2) i`,
  },
]
