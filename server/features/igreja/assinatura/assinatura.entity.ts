import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { isolatedTable, tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

/** A church's subscription, as the provider last reported it. A church without a subscription pays nothing. */
export const Assinatura = defineEntity({
  name: 'Assinatura',
  ...tenantTable('assinatura'),
  indexes: [
    uniqueInTenant('assinatura_uuid', 'uuid'),
    {
      name: 'assinatura_da_igreja',
      expression: (_columns, table, index) => `create unique index "${index}" on "${table.name}" ("id_cliente")`,
    },
    {
      name: 'assinatura_cliente_stripe',
      expression: (_columns, table, index) => `create index "${index}" on "${table.name}" ("cliente_stripe")`,
    },
  ],
  checks: [
    { name: 'assinatura_situacao', expression: `situacao in ('ativa', 'atrasada', 'suspensa', 'cancelada')` },
    { name: 'assinatura_graca', expression: `(situacao = 'atrasada') = (graca_ate is not null)` },
  ],
  properties: {
    ...tenantColumns,
    plano: p.string().length(40),
    situacao: p.string().length(10),
    clienteStripe: p.string().length(255),
    assinaturaStripe: p.string().length(255),
    gracaAte: p.datetime().nullable(),
    periodoAte: p.datetime().nullable(),
    cancelaNoFim: p.boolean().default(false),
    /** when the event that reported this state was created; an older event changes nothing */
    eventoEm: p.datetime(),
  },
})

/** The provider's events that were processed, so that none is processed twice. */
export const EventoPagamento = defineEntity({
  name: 'EventoPagamento',
  ...isolatedTable('evento_pagamento'),
  indexes: [uniqueInTenant('evento_pagamento_uuid', 'uuid'), uniqueInTenant('evento_pagamento_evento', 'evento')],
  properties: {
    ...tenantColumns,
    evento: p.string().length(255),
    tipo: p.string().length(80),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    assinatura: TableOf<typeof Assinatura>
    evento_pagamento: TableOf<typeof EventoPagamento>
  }
}
