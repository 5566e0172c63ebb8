import { knowPassword } from '../../../../tests/factories/password.js'
import { done, lastPeople, mutate, type RecordKind } from '../../../../tests/factories/sample.js'

/** Gives the church a key, as its administrators do, so that codes can be made. */
async function giveKey(app: Parameters<typeof knowPassword>[0], idCliente: number) {
  const set = `chave_pix = '11222333000181', nome_pix = 'IGREJA BETEL', cidade_pix = 'SAO PAULO'`
  await app.sql(`update cliente set ${set} where id = $1`, [idCliente])
}

export const samples: readonly RecordKind[] = [
  {
    table: 'codigo_pix',
    after: ['campanha_missoes', 'evento'],
    filters: ['idUsuario'],
    make: async (app, token) => {
      const { idCliente } = done(await app.graphql(token, '{ eu { idCliente } }')).data.eu
      await giveKey(app, idCliente)
      return mutate(app, token, 'gerarCodigoPix(input: { finalidade: "dizimo" }) { txid }')
    },
    rows: `insert into codigo_pix (id_cliente, txid, finalidade, id_usuario)
      select $1::int, 'X' || id, 'oferta', id from ${lastPeople}`,
  },
]
