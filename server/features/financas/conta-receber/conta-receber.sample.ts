import { type RecordKind } from '../../../../tests/factories/sample.js'
import { categoriaDe } from '../categoria/categoria.sample.js'
import { conta, contas, makeConta } from '../conta/conta.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'conta_receber',
    after: ['centro_custo'],
    input: 'NovaContaInput',
    optional: async (app, token) => ({
      frequencia: 'anual',
      idCategoria: await categoriaDe(app, token, 'receita'),
    }),
    path: '/contasReceber',
    sample: conta,
    refs: ['idCentroCusto', 'responsavelUsuarioConta'],
    refPath: '/centro-custo',
    make: makeConta('/contasReceber'),
    rows: contas('conta_receber', 'pendente'),
  },
]
