import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  notedChanges,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnly } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Local } from '../../agenda/local/local.entity.js'

const table = tenantTable('celula', ownGroupsOnly('celulas', 'id'))

/** A small group that meets in homes. Its leader is stored only in its members (MembroCelula). */
export const Celula = defineEntity({
  name: 'Celula',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('celula'),
    notedChanges('celula', 'status_celula', 'excluido_em'),
    {
      name: 'contar_celulas',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      expression: `create trigger "contar_celulas" after insert or delete or update on "celula" for each row execute function contar_celulas()`,
    },
  ],
  indexes: [uniqueInTenant('celula_uuid', 'uuid'), tenantIndex('celula_nome', 'nome_ordem', 'id')],
  checks: [
    { name: 'celula_status', expression: `status_celula in ('ativa', 'inativa')` },
    { name: 'celula_dia', expression: 'dia_celula >= 0 and dia_celula <= 6' },
    { name: 'celula_hora', expression: `hora_celula ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'` },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeCelula: p.string().length(100),
    diaCelula: p.smallint().nullable(),
    horaCelula: p.string().length(5).nullable(),
    enderecoCelula: p.string().length(200).nullable(),
    idLocal: p.integer().nullable(),
    local: () => foreignKey(Local, 'id_local'),
    statusCelula: p.string().length(10).default('ativa'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeCelula})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeCelula} || ' ' || coalesce(${c.enderecoCelula}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    celula: TableOf<typeof Celula>
  }
}
