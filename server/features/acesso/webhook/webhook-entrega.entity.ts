import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  isolatedTable,
  tenantColumns,
  tenantIndex,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Webhook } from './webhook.entity.js'

/** A delivery to a webhook, and its log. The uuid is the same on every attempt. */
export const WebhookEntrega = defineEntity({
  name: 'WebhookEntrega',
  ...isolatedTable('webhook_entrega'),
  indexes: [
    uniqueInTenant('webhook_entrega_uuid', 'uuid'),
    tenantIndex('webhook_entrega_recente', 'id_webhook', 'id'),
    {
      name: 'webhook_entrega_pendente',
      expression: (_columns, table, index) =>
        `create index "${index}" on "${table.name}" ("id_cliente", "id_webhook", "tentar_em") where situacao = 'pendente'`,
    },
    {
      name: 'webhook_entrega_ordem',
      expression: (_columns, table, index) =>
        `create index "${index}" on "${table.name}" ("id_cliente", "id_webhook", "registro", "id") where situacao = 'pendente'`,
    },
  ],
  checks: [
    {
      name: 'webhook_entrega_situacao',
      expression: `situacao in ('pendente', 'entregue', 'falhou', 'omitida')`,
    },
  ],
  properties: {
    ...tenantColumns,
    idWebhook: p.integer(),
    webhook: () => foreignKey(Webhook, 'id_webhook'),
    evento: p.string().length(60),
    tabela: p.text().nullable(),
    tipo: p.string().length(60).nullable(),
    numero: p.integer().nullable(),
    registro: p.uuid().nullable(),
    versaoRegistro: p.integer().nullable(),
    /** the row no longer exists, so nobody can check who may read it */
    apagado: p.boolean().default(false),
    quando: p.datetime().defaultRaw('now()'),
    situacao: p.string().length(10).default('pendente').$type<'pendente' | 'entregue' | 'falhou' | 'omitida'>(),
    tentativas: p.integer().default(0),
    tentarEm: p.datetime().defaultRaw('now()'),
    status: p.integer().nullable(),
    duracao: p.integer().nullable(),
    problema: p.string().length(200).nullable(),
    concluidaEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    webhook_entrega: TableOf<typeof WebhookEntrega>
  }
}
