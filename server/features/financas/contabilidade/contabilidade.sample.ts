import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'codigos_contador',
    input: 'CodigosContadorInput',
    optional: () => ({
      descontosObtidos: '4.3.1',
      jurosRecebidos: '4.3.2',
      descontosConcedidos: '3.3.2',
      saldosIniciais: '2.1.1',
    }),
    sample: () => ({ jurosPagos: '3.3.1' }),
    make: (app, token) => mutate(app, token, 'salvarCodigosContador(input: { jurosPagos: "3.3.1" }) { versao }'),
  },
]
