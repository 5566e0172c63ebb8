import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../../kernel/data/tenant/base.entity.js'
import { ContaReceber } from '../../../financas/conta-receber/conta-receber.entity.js'
import { CodigoPix } from '../../codigo-pix/codigo-pix.entity.js'

/**
 * A dynamic code, which the bank made for one payment of one amount. Its txid stands for the same purpose and person as
 * that of the static code, or for the receivable that it settles.
 */
export const PixCobranca = defineEntity({
  name: 'PixCobranca',
  ...tenantTable('pix_cobranca'),
  indexes: [
    uniqueInTenant('pix_cobranca_uuid', 'uuid'),
    uniqueInTenant('pix_cobranca_txid', 'txid'),
    tenantIndex('pix_cobranca_codigo', 'id_codigo'),
    {
      // the charges that the bank may still let somebody pay
      name: 'pix_cobranca_conta',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create index "${index}" on "${on}" ("id_cliente", "id_conta_receber") where "id_conta_receber" is not null and "encerrada_em" is null`,
    },
  ],
  checks: [
    { name: 'pix_cobranca_forma', expression: `txid ~ '^[A-Za-z0-9]{26,35}$'` },
    { name: 'pix_cobranca_valor', expression: 'valor > 0' },
    { name: 'pix_cobranca_um', expression: 'num_nonnulls(id_codigo, id_conta_receber) = 1' },
  ],
  properties: {
    ...tenantColumns,
    txid: p.string().length(35),
    idCodigo: p.integer().nullable(),
    codigo: () => foreignKey(CodigoPix, 'id_codigo'),
    idContaReceber: p.integer().nullable(),
    contaReceber: () => foreignKey(ContaReceber, 'id_conta_receber'),
    /** of a receivable's charge: its code, to show it again */
    texto: p.string().length(512).nullable(),
    /** of a receivable's charge: the church's key, and its account at the bank, that it was made for */
    chave: p.string().length(77).nullable(),
    banco: p.string().length(510).nullable(),
    /** of a receivable's charge: since when the bank lets nobody pay it */
    encerradaEm: p.datetime().nullable(),
    valor: p.decimal('string').precision(14).scale(2),
    expiraEm: p.datetime(),
  },
})

declare module '../../../../kernel/data/database/tables.js' {
  interface Tables {
    pix_cobranca: TableOf<typeof PixCobranca>
  }
}
