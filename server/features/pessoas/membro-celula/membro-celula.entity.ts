import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import {
  addsToConfirm,
  ownGroupsOnly,
  promotedToConfirm,
  remembersPromoted,
  waitingIndex,
} from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Celula } from '../celula/celula.entity.js'

const table = tenantTable('membro_celula', ownGroupsOnly('celulas', 'id_celula'))

/**
 * A person's membership of a cell. When the person leaves, the row is soft-deleted, because the person's timeline shows
 * it.
 */
export const MembroCelula = defineEntity({
  name: 'MembroCelula',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('membro_celula'),
    promotedToConfirm('celulas', 'membro_celula'),
    remembersPromoted('membro_celula'),
  ],
  indexes: [
    uniqueInTenant('membro_celula_uuid', 'uuid'),
    uniqueAlive('membro_celula_pessoa', 'id_celula', 'id_membro'),
    tenantIndex('membro_celula_membro', 'id_membro'),
    waitingIndex('membro_celula'),
    {
      // a cell has at most one leader
      name: 'membro_celula_lider',
      expression: (_columns, table, index) =>
        `create unique index "${index}" on "${table.name}" ("id_cliente", "id_celula") where "membro_lider" = 1 and "excluido_em" is null`,
    },
  ],
  checks: [
    { name: 'membro_celula_papel', expression: 'membro_lider in (0, 1)' },
    { name: 'membro_celula_desde', expression: 'membro_lider = 0 or lider_desde is not null' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idCelula: p.integer(),
    celula: () => foreignKey(Celula, 'id_celula'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    // added by an API token, or by somebody whom the church limits to the own groups: opens no personal data to the leaders
    // yet, and does not lead
    aConfirmar: p.boolean().defaultRaw(addsToConfirm('celulas')),
    membroLider: p.smallint().default(0),
    // when this person last became the leader; kept after another member takes over
    liderDesde: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_celula: TableOf<typeof MembroCelula>
  }
}
