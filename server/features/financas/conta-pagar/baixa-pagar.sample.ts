import type { RecordKind } from '../../../../tests/factories/sample.js'
import { baixa, baixas, makeBaixa } from '../conta/baixa.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'baixa_pagar',
    after: ['conta_pagar', 'saida'],
    make: makeBaixa('/contasPagar', '/baixasPagar'),
    rows: baixas('baixa_pagar', 'conta_pagar'),
    path: '/baixasPagar',
    input: 'BaixaPagarInput',
    optional: () => ({ juros: '0.03', multa: '0.04', desconto: '0.02', observacao: 'Paga na agência.' }),
    sample: baixa,
    refs: ['idConta'],
    refPath: '/contasPagar',
    byHand: true,
  },
]
