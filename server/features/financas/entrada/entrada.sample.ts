import { post, type RecordKind } from '../../../../tests/factories/sample.js'
import { lancamento, lancamentos } from '../lancamento/lancamento.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'entrada',
    input: 'EntradaInput',
    path: '/entradas',
    refs: ['idCentroCusto'],
    refPath: '/centro-custo',
    sample: lancamento,
    make: post('/entradas', lancamento),
    rows: lancamentos('entrada'),
  },
]
