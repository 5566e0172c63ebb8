import { firstOf, lastPeople, mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'consentimento',
    async make(app, token) {
      await mutate(
        app,
        token,
        'responderConsentimento(documento: "imagem", versaoTexto: 1, aceito: true) { documento }',
      )
      const id = await firstOf(app, token, '/user')
      const answer = `id: ${id}, documento: "diretorioEmail", versaoTexto: 1, aceito: true`
      return mutate(app, token, `registrarConsentimento(${answer}) { id }`)
    },
    // recorded by the church's founder, so that the people are shown whatever their age
    rows: `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito, id_autor)
      select $1::int, id, 'diretorioEmail', 1, 1, $1::int from ${lastPeople}`,
  },
]
