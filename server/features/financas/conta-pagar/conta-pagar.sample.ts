import { type RecordKind } from '../../../../tests/factories/sample.js'
import { categoriaDe } from '../categoria/categoria.sample.js'
import { conta, contas, makeConta } from '../conta/conta.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'conta_pagar',
    after: ['centro_custo'],
    input: 'ContaInput',
    optional: async (app, token) => ({
      frequencia: 'anual',
      codigoPagamento: '9'.repeat(47),
      idCategoria: await categoriaDe(app, token, 'despesa'),
    }),
    path: '/contasPagar',
    sample: conta,
    refs: ['idCentroCusto', 'responsavelUsuarioConta'],
    refPath: '/centro-custo',
    make: makeConta('/contasPagar'),
    rows: contas('conta_pagar', 'aberto'),
  },
]
