import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'regra_bancaria',
    input: 'RegraBancariaInput',
    sample: () => ({ texto: 'Energia', direcao: 'saiu', categoria: 4 }),
    make: (app, token) =>
      mutate(app, token, 'criarRegraBancaria(input: { texto: "Energia", direcao: "saiu", categoria: 4 }) { id uuid }'),
  },
]
