import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  isolatedTable,
  tenantColumns,
  tenantIndex,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ContaFinanceira } from '../../financas/conta-financeira/conta-financeira.entity.js'

/**
 * The bank or payment provider that tells the church of each Pix it receives. A church has at most one. The secrets are
 * encrypted, because every call to the bank needs them.
 */
export const ProvedorPix = defineEntity({
  name: 'ProvedorPix',
  ...isolatedTable('provedor_pix'),
  indexes: [
    uniqueInTenant('provedor_pix_uuid', 'uuid'),
    {
      name: 'provedor_pix_um',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create unique index "${index}" on "${on}" ("id_cliente")`,
    },
    tenantIndex('provedor_pix_conta', 'id_conta_financeira'),
  ],
  properties: {
    ...tenantColumns,
    ativo: p.boolean().default(false),
    /** the bank, by the name of our list, or 'outro' */
    banco: p.string().length(20),
    endereco: p.string().length(300),
    enderecoAcesso: p.string().length(300),
    aplicacao: p.string().length(200),
    segredo: p.text(),
    /** the certificate of the church with its key (PKCS #12), as base64 */
    certificadoCifrado: p.text().nullable(),
    senhaCifrado: p.text().nullable(),
    /** where the money lies; null: the church's default account */
    idContaFinanceira: p.integer().nullable(),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    /** the end of the address to which the bank sends its notices */
    avisoSegredo: p.text(),
    /** the beginning of the address that the bank knows; another one is registered again */
    avisoEm: p.string().length(300).nullable(),
    /** why the bank does not take the address; null: it does, or was not asked yet */
    avisoProblema: p.string().length(300).nullable(),
    ultimoAviso: p.datetime().nullable(),
    /** since when Pix are booked; what came before was entered by hand */
    ligadoEm: p.datetime().nullable(),
    /** the last search that found everything, and up to when */
    ultimaBusca: p.datetime().nullable(),
    buscadoAte: p.datetime().nullable(),
    /** why the last call failed; null: it did not */
    problema: p.string().length(300).nullable(),
    problemaEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    provedor_pix: TableOf<typeof ProvedorPix>
  }
}
