import { createECDH, randomBytes } from 'node:crypto'
import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

const inscricao = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    endereco: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

export const samples: readonly RecordKind[] = [
  {
    table: 'aparelho',
    input: 'AparelhoInput',
    sample: inscricao,
    byHand: true,
    make(app, token) {
      const { endereco, p256dh, auth } = inscricao()
      const input = `{ endereco: "${endereco}", p256dh: "${p256dh}", auth: "${auth}" }`
      return mutate(app, token, `registrarAparelho(input: ${input}) { silencioDe }`)
    },
  },
  {
    table: 'preferencia_aviso',
    make: (app, token) => mutate(app, token, 'alterarSilencio(de: "21:00", ate: "08:00") { silencioDe }'),
  },
  {
    table: 'aviso',
    after: ['aparelho'],
    make: (app, token) => mutate(app, token, 'testarAviso { message }'),
  },
]
