import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

/** A campaign that raises money for missions. The raised amount is `ajuste` plus the donations. */
export const CampanhaMissoes = defineEntity({
  name: 'CampanhaMissoes',
  ...tenantTable('campanha_missoes'),
  indexes: [
    uniqueInTenant('campanha_missoes_uuid', 'uuid'),
    tenantIndex('campanha_missoes_nome', 'nome_ordem', 'id'),
    tenantIndex('campanha_missoes_inicio', 'data_inicio', 'id'),
  ],
  checks: [
    { name: 'campanha_missoes_tipo', expression: `tipo_campanha in ('estadual', 'nacional', 'mundial')` },
    { name: 'campanha_missoes_status', expression: `status_campanha in ('ativa', 'concluida', 'cancelada')` },
    { name: 'campanha_missoes_periodo', expression: 'data_fim >= data_inicio' },
    { name: 'campanha_missoes_valores', expression: 'alvo_campanha > 0 and ajuste >= 0' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeCampanha: p.string().length(100),
    tipoCampanha: p.string().length(10),
    dataInicio: p.date(),
    dataFim: p.date(),
    alvoCampanha: p.decimal('string').precision(14).scale(2),
    /** the part of the raised amount that no recorded donation explains */
    ajuste: p.decimal('string').precision(14).scale(2),
    statusCampanha: p.string().length(10).default('ativa'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeCampanha})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    campanha_missoes: TableOf<typeof CampanhaMissoes>
  }
}
