import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'regra_bancaria',
    input: 'RegraBancariaInput',
    sample: () => ({ texto: 'Ofertas', direcao: 'entrou', categoria: 2 }),
    make: (app, token) =>
      mutate(
        app,
        token,
        'criarRegraBancaria(input: { texto: "Ofertas", direcao: "entrou", categoria: 2 }) { id uuid }',
      ),
  },
]
