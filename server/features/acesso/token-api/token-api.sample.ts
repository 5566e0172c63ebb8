import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'token_api',
    make: (app, token) =>
      mutate(
        app,
        token,
        'criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["patrimonio.ler"]) { token }',
      ),
  },
]
