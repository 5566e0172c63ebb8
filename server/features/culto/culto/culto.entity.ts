import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  notedChanges,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Local } from '../../agenda/local/local.entity.js'

const table = tenantTable('culto')

/** A worship service. Its date and time are local to the church. */
export const Culto = defineEntity({
  name: 'Culto',
  ...table,
  triggers: [...table.triggers, notedChanges('culto', 'data_culto', 'hora_culto', 'status_culto', 'excluido_em')],
  indexes: [
    uniqueInTenant('culto_uuid', 'uuid'),
    tenantIndex('culto_data', 'data_culto', 'hora_culto', 'id'),
    tenantIndex('culto_local', 'id_local'),
    tenantIndex('culto_dirigente', 'id_dirigente'),
    tenantIndex('culto_pregador', 'id_pregador'),
  ],
  checks: [
    { name: 'culto_status', expression: `status_culto in ('agendado', 'realizado', 'cancelado')` },
    { name: 'culto_hora', expression: `hora_culto ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'` },
    { name: 'culto_visitantes', expression: 'visitantes >= 0' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    dataCulto: p.date(),
    horaCulto: p.string().length(5),
    idLocal: p.integer().nullable(),
    local: () => foreignKey(Local, 'id_local'),
    temaCulto: p.string().length(120).nullable(),
    idDirigente: p.integer().nullable(),
    dirigente: () => foreignKey(Usuario, 'id_dirigente'),
    idPregador: p.integer().nullable(),
    pregador: () => foreignKey(Usuario, 'id_pregador'),
    statusCulto: p.string().length(10).default('agendado'),
    /** number of unregistered visitors, in addition to the registered people */
    visitantes: p.integer().default(0),
    /** the series of the valid presence code; a new series makes older codes invalid */
    serieToken: p.integer().default(1),
    /** when people, by number, were last marked as absent; a presence itself knows when it was last marked */
    ausenciasMarcadas: p.json<Readonly<Record<string, string>>>().nullable(),
    /** how many visitors each device has added, and when that was last changed; see kernel/marks */
    visitantesPorAparelho: p.json<Readonly<Record<string, { quantos: number; em: string }>>>().nullable(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.temaCulto})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    culto: TableOf<typeof Culto>
  }
}
