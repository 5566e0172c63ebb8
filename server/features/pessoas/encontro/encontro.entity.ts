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
import { Local } from '../../agenda/local/local.entity.js'
import { Celula } from '../celula/celula.entity.js'

/** A meeting of a cell. MembroEncontro holds the people of the church who came; visitors are only counted. */
export const Encontro = defineEntity({
  name: 'Encontro',
  ...tenantTable('encontro', ownGroupsOnly('celulas', 'id_celula')),
  indexes: [
    uniqueInTenant('encontro_uuid', 'uuid'),
    uniqueAlive('encontro_dia', 'id_celula', 'data_encontro'),
    tenantIndex('encontro_celula', 'id_celula', 'data_encontro', 'id'),
    tenantIndex('encontro_data', 'data_encontro', 'id'),
  ],
  checks: [{ name: 'encontro_visitantes', expression: 'visitantes >= 0 and visitantes <= 999' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idCelula: p.integer(),
    celula: () => foreignKey(Celula, 'id_celula'),
    dataEncontro: p.date(),
    temaEstudo: p.string().length(200).nullable(),
    idLocal: p.integer().nullable(),
    local: () => foreignKey(Local, 'id_local'),
    observacoes: p.text().nullable(),
    visitantes: p.smallint().default(0),
    /** when each person, by number, and the visitors were last marked; see kernel/marks */
    marcas: p.json<Readonly<Record<string, string>>>().nullable(),
    /** when the whole roll was last saved at once */
    chamadaEm: p.datetime().nullable(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(coalesce(${c.temaEstudo}, '') || ' ' || coalesce(${c.observacoes}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    encontro: TableOf<typeof Encontro>
  }
}
