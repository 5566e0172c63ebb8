import { knownPassword } from '../../../../tests/factories/password.js'
import { done, type RecordKind } from '../../../../tests/factories/sample.js'
import { encrypt } from '../../../kernel/base/crypto.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'provedor_pix',
    after: ['conta_financeira', 'webhook'],
    input: 'PixAutomaticoInput',
    byHand: true,
    // switched off, so that no bank is asked
    sample: () => ({
      ativo: false,
      banco: 'outro',
      endereco: 'https://8.8.8.8/v2',
      enderecoAcesso: 'https://8.8.8.8/token',
      aplicacao: 'app',
      segredo: 'segredo',
      minhaSenha: knownPassword,
    }),
    make: async (app, token) => {
      const { idCliente } = done(await app.graphql(token, '{ eu { idCliente } }')).data.eu
      await app.sql(
        `insert into provedor_pix (id_cliente, banco, endereco, endereco_acesso, aplicacao, segredo, aviso_segredo)
         values ($1, 'outro', 'https://127.0.0.1/v2', 'https://127.0.0.1/token', 'app', $2, $2) on conflict do nothing`,
        [idCliente, encrypt(app.services.secretKey, 'segredo', 'provedor_pix')],
      )
    },
  },
]
