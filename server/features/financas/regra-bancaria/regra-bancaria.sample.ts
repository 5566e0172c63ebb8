import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'
import { categoriaDe } from '../categoria/categoria.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'regra_bancaria',
    input: 'RegraBancariaInput',
    optional: async (app, token) => ({
      descricao: 'Ofertas do banco',
      idCategoria: await categoriaDe(app, token, 'receita'),
      // a rule for a person's tithes has no category of its own
      idPessoa: null,
      // only an expense has a supplier
      idFornecedor: null,
    }),
    sample: () => ({ texto: 'Ofertas', direcao: 'entrou', categoria: 2 }),
    make: (app, token) =>
      mutate(
        app,
        token,
        'criarRegraBancaria(input: { texto: "Ofertas", direcao: "entrou", categoria: 2 }) { id uuid }',
      ),
  },
]
