import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'
import { CodigoPix } from '../codigo-pix/codigo-pix.entity.js'

/**
 * A dynamic code, which the bank made for one payment of one amount. Its txid stands for the same purpose and person as
 * that of the static code.
 */
export const PixCobranca = defineEntity({
  name: 'PixCobranca',
  ...tenantTable('pix_cobranca'),
  indexes: [
    uniqueInTenant('pix_cobranca_uuid', 'uuid'),
    uniqueInTenant('pix_cobranca_txid', 'txid'),
    tenantIndex('pix_cobranca_codigo', 'id_codigo'),
  ],
  checks: [
    { name: 'pix_cobranca_forma', expression: `txid ~ '^[A-Za-z0-9]{26,35}$'` },
    { name: 'pix_cobranca_valor', expression: 'valor > 0' },
  ],
  properties: {
    ...tenantColumns,
    txid: p.string().length(35),
    idCodigo: p.integer(),
    codigo: () => foreignKey(CodigoPix, 'id_codigo'),
    valor: p.decimal('string').precision(14).scale(2),
    expiraEm: p.datetime(),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    pix_cobranca: TableOf<typeof PixCobranca>
  }
}
