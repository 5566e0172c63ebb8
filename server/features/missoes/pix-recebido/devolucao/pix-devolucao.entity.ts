import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../../kernel/data/tenant/base.entity.js'
import { Entrada } from '../../../financas/entrada/entrada.entity.js'
import { PixRecebido } from '../pix-recebido.entity.js'

/** Money of a received Pix that went back, given by the church or taken by the bank. Each is booked once. */
export const PixDevolucao = defineEntity({
  name: 'PixDevolucao',
  ...tenantTable('pix_devolucao'),
  indexes: [
    uniqueInTenant('pix_devolucao_uuid', 'uuid'),
    uniqueInTenant('pix_devolucao_codigo', 'id_pix', 'codigo'),
    tenantIndex('pix_devolucao_entrada', 'id_entrada'),
  ],
  checks: [
    { name: 'pix_devolucao_valor', expression: 'valor > 0' },
    { name: 'pix_devolucao_situacoes', expression: `situacao in ('EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO')` },
    { name: 'pix_devolucao_lancada', expression: `not lancada or situacao = 'DEVOLVIDO'` },
  ],
  properties: {
    ...tenantColumns,
    idPix: p.integer(),
    pix: () => foreignKey(PixRecebido, 'id_pix'),
    /** as the bank knows it, unique for each Pix */
    codigo: p.string().length(35),
    valor: p.decimal('string').precision(14).scale(2),
    situacao: p.string().length(16).$type<'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'>(),
    peloBanco: p.boolean().default(false),
    quando: p.datetime(),
    /** whether the books say so too, or had nothing to take back */
    lancada: p.boolean().default(false),
    /** the entry that it reversed: the Pix has another one since, or none */
    idEntrada: p.integer().nullable(),
    entrada: () => foreignKey(Entrada, 'id_entrada'),
  },
})

declare module '../../../../kernel/data/database/tables.js' {
  interface Tables {
    pix_devolucao: TableOf<typeof PixDevolucao>
  }
}
