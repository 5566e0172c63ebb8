import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnly } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/** Days on which a person cannot serve. The first and the last day belong to it. */
export const Indisponibilidade = defineEntity({
  name: 'Indisponibilidade',
  ...tenantTable('indisponibilidade', ownGroupsOnly('escalas', 'id_membro')),
  indexes: [
    uniqueInTenant('indisponibilidade_uuid', 'uuid'),
    uniqueAlive('indisponibilidade_unica', 'id_membro', 'data_inicio', 'data_fim'),
    tenantIndex('indisponibilidade_fim', 'data_fim', 'data_inicio'),
  ],
  checks: [{ name: 'indisponibilidade_periodo', expression: 'data_fim >= data_inicio' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    dataInicio: p.date(),
    dataFim: p.date(),
    observacao: p.string().length(200).nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    indisponibilidade: TableOf<typeof Indisponibilidade>
  }
}
