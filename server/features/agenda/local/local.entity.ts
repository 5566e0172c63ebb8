import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

const table = tenantTable('local')

export const Local = defineEntity({
  name: 'Local',
  ...table,
  triggers: [...table.triggers, decidesRights('local', 'delete or update of nome_local, endereco, excluido_em')],
  indexes: [uniqueInTenant('local_uuid', 'uuid'), uniqueAlive('local_nome', 'nome_ordem')],
  checks: [{ name: 'local_capacidade', expression: 'capacidade > 0' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeLocal: p.string().length(80),
    endereco: p.string().length(200).nullable(),
    capacidade: p.integer().nullable(),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeLocal})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeLocal} || ' ' || coalesce(${c.endereco}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    local: TableOf<typeof Local>
  }
}
