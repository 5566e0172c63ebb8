import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'endereco_calendario',
    make: (app, token) => mutate(app, token, 'criarEnderecoCalendario { url }'),
  },
]
