import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import { isolatedTable, tenantColumns, tenantIndex, uniqueInTenant } from '../../../kernel/tenant/base.entity.js'

/**
 * A PDF that somebody asked for: it waits, is made by a job, and lies in the storage for some days. Its changes are progress,
 * not records: the audit log gets one event, for who asked.
 */
export const Relatorio = defineEntity({
  name: 'Relatorio',
  ...isolatedTable('relatorio'),
  indexes: [uniqueInTenant('relatorio_uuid', 'uuid'), tenantIndex('relatorio_solicitado', 'solicitado_por', 'id')],
  checks: [
    { name: 'relatorio_status', expression: `status in ('na_fila', 'gerando', 'pronto', 'falhou')` },
    { name: 'relatorio_progresso', expression: 'progresso >= 0 and progresso <= 100' },
  ],
  properties: {
    ...tenantColumns,
    tipo: p.string().length(40),
    /** what it was narrowed to, with its period, as it will be printed */
    parametros: p.json<Record<string, string | number>>(),
    status: p.string().length(10).default('na_fila'),
    progresso: p.smallint().default(0),
    /** why it failed, for people to read */
    motivo: p.text().nullable(),
    bytes: p.integer().nullable(),
    prontoEm: p.datetime().nullable(),
    /** a person's number; the platform's people belong to another church, so it has no foreign key */
    solicitadoPor: p.integer(),
    /** their name then, which the report prints */
    nomeSolicitante: p.string().length(120),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    relatorio: TableOf<typeof Relatorio>
  }
}
