import { post, type RecordKind } from '../../../../tests/factories/sample.js'
import { categoriaDe } from '../categoria/categoria.sample.js'
import { lancamento, lancamentos } from '../lancamento/lancamento.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'saida',
    input: 'SaidaInput',
    optional: async (app, token) => ({ idCategoria: await categoriaDe(app, token, 'despesa') }),
    path: '/saidas',
    refs: ['idCentroCusto'],
    refPath: '/centro-custo',
    sample: lancamento,
    make: post('/saidas', lancamento),
    rows: lancamentos('saida'),
  },
]
