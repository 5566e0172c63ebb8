import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'codigos_contador',
    input: 'CodigosContadorInput',
    sample: () => ({ jurosPagos: '3.3.1' }),
    make: (app, token) => mutate(app, token, 'salvarCodigosContador(input: { jurosPagos: "3.3.1" }) { versao }'),
  },
]
