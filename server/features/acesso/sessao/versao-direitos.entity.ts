import { defineEntity, p } from '@mikro-orm/core'
import { isolatedTable } from '../../../kernel/data/tenant/base.entity.js'

/**
 * The version of what people of a church may do: the transactions that changed it last, one row unless several wrote at
 * the same time (`decidesRights`). Every transaction that changes something adds a row, and takes away those that nobody
 * else is taking away, so that nobody waits for somebody else's.
 */
export const VersaoDireitos = defineEntity({
  name: 'VersaoDireitos',
  ...isolatedTable('versao_direitos'),
  properties: {
    idCliente: p.integer().primary(),
    /** a random number of the transaction: its own would come again in a younger cluster into which a backup is restored */
    transacao: p.bigint().primary(),
  },
})
