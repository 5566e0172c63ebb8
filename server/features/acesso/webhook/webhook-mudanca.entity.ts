import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { isolatedTable } from '../../../kernel/data/tenant/base.entity.js'

/** A changed record: its number, its uuid, its version (null when the row no longer exists). */
export type ChangedRegistro = [id: number, uuid: string, versao: number | null]

/**
 * The outbox of changes that some webhook of the church wants to know. A trigger of the audit log writes one row for
 * each statement, however many records it changed, in the transaction of the change. Afterwards a process makes
 * deliveries of it.
 */
export const WebhookMudanca = defineEntity({
  name: 'WebhookMudanca',
  ...isolatedTable('webhook_mudanca'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    idCliente: p.integer().primary(),
    quando: p.datetime().defaultRaw('now()'),
    tabela: p.text(),
    operacao: p.text(),
    registros: p.json<ChangedRegistro[]>(),
    /** for how many of the records deliveries were made */
    feitos: p.integer().default(0),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    webhook_mudanca: TableOf<typeof WebhookMudanca>
  }
}
