import { post, type RecordKind } from '../../../../tests/factories/sample.js'
import { lancamento, lancamentos } from '../lancamento/lancamento.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'saida',
    input: 'SaidaInput',
    path: '/saidas',
    refs: ['idCentroCusto'],
    refPath: '/centro-custo',
    sample: lancamento,
    make: post('/saidas', lancamento),
    rows: lancamentos('saida'),
  },
]
