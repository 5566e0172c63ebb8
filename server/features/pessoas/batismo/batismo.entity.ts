import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/**
 * Who baptised whom, and when. The person's own record carries the date too, and is no recent convert's any more; of a planned
 * baptism from its day on.
 */
export const Batismo = defineEntity({
  name: 'Batismo',
  ...tenantTable('batismo'),
  indexes: [
    uniqueInTenant('batismo_uuid', 'uuid'),
    tenantIndex('batismo_data', 'data_batismo', 'id'),
    tenantIndex('batismo_batizando', 'id_batizando'),
    tenantIndex('batismo_pastor', 'id_pastor'),
  ],
  checks: [{ name: 'batismo_pessoas', expression: 'id_batizando <> id_pastor' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idBatizando: p.integer(),
    batizando: () => foreignKey(Usuario, 'id_batizando'),
    idPastor: p.integer(),
    pastor: () => foreignKey(Usuario, 'id_pastor'),
    dataBatismo: p.date(),
    /** the date that the person's record had before */
    dataAnterior: p.date().nullable(),
    /** the mark 'recém-convertido' that the person's record had before; baptisms of earlier versions were of recent converts */
    recemAnterior: p.smallint().default(1),
    /** it lies in the future: the person's record knows nothing of it yet */
    planejado: p.boolean().default(false),
    /** when it took effect or was restored: the last one decides what the person's record says */
    registradoEm: p.datetime().defaultRaw('clock_timestamp()'),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    batismo: TableOf<typeof Batismo>
  }
}
