import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'consentimento',
    make: (app, token) =>
      mutate(app, token, 'responderConsentimento(documento: "imagem", versaoTexto: 1, aceito: true) { documento }'),
  },
]
