import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'token_api',
    make: (app, token) => mutate(app, token, 'criarTokenApi(nome: "Site", escopos: ["patrimonio.ler"]) { token }'),
  },
]
