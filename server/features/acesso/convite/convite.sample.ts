import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'
import { somebody } from '../usuario/usuario.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'convite_acesso',
    make: async (app, token) => {
      const id = await somebody(app, token, { dataNascimento: '1990-12-31' })
      return mutate(app, token, `criarLinkDeConvite(idUsuario: "${id}") { url }`)
    },
  },
]
