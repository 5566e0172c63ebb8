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
import { TipoRecurso } from '../tipo-recurso/tipo-recurso.entity.js'

const table = tenantTable('recurso')

/**
 * A resource to lend or use for a time. The trigger `proteger_recurso` refuses a quantity smaller than the units that
 * current and future reservations need at the same time.
 */
export const Recurso = defineEntity({
  name: 'Recurso',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'proteger_recurso',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      expression:
        'create trigger "proteger_recurso" before update on "recurso" for each row execute function proteger_recurso_reservado()',
    },
  ],
  indexes: [
    uniqueInTenant('recurso_uuid', 'uuid'),
    uniqueAlive('recurso_nome', 'nome_ordem'),
    tenantIndex('recurso_tipo', 'id_tipo_recurso'),
  ],
  checks: [
    { name: 'recurso_quantidade', expression: 'quantidade >= 1 and quantidade <= 10000' },
    { name: 'recurso_status', expression: 'status in (0, 1)' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeRecurso: p.string().length(120),
    idTipoRecurso: p.integer(),
    tipo: () => foreignKey(TipoRecurso, 'id_tipo_recurso'),
    quantidade: p.integer().default(1),
    descricao: p.text().nullable(),
    /** 1: may be reserved */
    status: p.smallint().default(1),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeRecurso})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeRecurso} || ' ' || coalesce(${c.descricao}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    recurso: TableOf<typeof Recurso>
  }
}
