import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/**
 * A baptism: who baptised whom, and when. It also sets the date on the person's record and removes the mark
 * 'recém-convertido' there. A planned baptism does this when its day comes.
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
    /** the baptism date on the person's record before this baptism */
    dataAnterior: p.date().nullable(),
    /** the mark 'recém-convertido' on the person's record before this baptism; earlier versions always stored 1 */
    recemAnterior: p.smallint().default(1),
    /** the date is in the future, and the person's record is not changed yet */
    planejado: p.boolean().default(false),
    /** when the baptism took effect or was restored; the latest baptism determines the values on the person's record */
    registradoEm: p.datetime().defaultRaw('clock_timestamp()'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    batismo: TableOf<typeof Batismo>
  }
}
