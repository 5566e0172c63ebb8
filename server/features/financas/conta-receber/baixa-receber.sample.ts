import type { RecordKind } from '../../../../tests/factories/sample.js'
import { baixa, baixas, makeBaixa } from '../conta/baixa.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'baixa_receber',
    after: ['conta_receber', 'entrada'],
    make: makeBaixa('/contasReceber', '/baixasReceber'),
    rows: baixas('baixa_receber', 'conta_receber'),
    path: '/baixasReceber',
    input: 'BaixaReceberInput',
    optional: () => ({ juros: '0.03', multa: '0.04', desconto: '0.02', observacao: 'Recebida na agência.' }),
    sample: baixa,
    refs: ['idConta'],
    refPath: '/contasReceber',
    byHand: true,
  },
]
