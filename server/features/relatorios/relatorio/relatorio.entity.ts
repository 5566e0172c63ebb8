import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { isolatedTable, tenantColumns, tenantIndex, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

/**
 * A requested PDF: it waits, a job makes it, and it stays in the storage for some days. It is not audited, because its
 * changes are only progress; the audit log gets one event with the user who requested it.
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
    /**
     * its filter and its period, as they are printed; `alcances`: what whoever asked might read then; `limites`: the settings
     * of the transaction that read it; `lidos`: whose e-mails and CPFs it might print
     */
    parametros: p.json<Record<string, string | number>>(),
    status: p.string().length(10).default('na_fila'),
    progresso: p.smallint().default(0),
    /** why it failed, as text for users */
    motivo: p.text().nullable(),
    bytes: p.integer().nullable(),
    prontoEm: p.datetime().nullable(),
    /** id of a person, without a foreign key, because the platform's users belong to another church */
    solicitadoPor: p.integer(),
    /** the person's name at that time, which the report prints */
    nomeSolicitante: p.string().length(120),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    relatorio: TableOf<typeof Relatorio>
  }
}
