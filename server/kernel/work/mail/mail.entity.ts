import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../data/database/tables.js'
import { isolatedTable, tenantColumns, tenantIndex, uniqueInTenant } from '../../data/tenant/base.entity.js'

/**
 * E-mails: waiting, sent, or (without SMTP_URL) kept for the platform's administrator to read. The text is encrypted,
 * because it may contain a link that sets a password.
 */
export const EmailSaida = defineEntity({
  name: 'EmailSaida',
  ...isolatedTable('email_saida'),
  indexes: [
    uniqueInTenant('email_saida_uuid', 'uuid'),
    tenantIndex('email_saida_recente', 'id'),
    {
      // for the job that looks in all churches for those that wait, the oldest first; nearly always empty
      name: 'email_saida_pendente',
      expression: `create index "email_saida_pendente" on "email_saida" ("created_at", "id") where situacao = 'pendente'`,
    },
    {
      name: 'email_saida_devolvido',
      expression: `create index "email_saida_devolvido" on "email_saida" ("id_cliente", "para") where devolvido`,
    },
    {
      name: 'email_saida_espera',
      expression: `create index "email_saida_espera" on "email_saida" ("id_cliente", "liberar_em") where espera is not null`,
    },
  ],
  checks: [{ name: 'email_saida_situacao', expression: `situacao in ('pendente', 'enviado', 'retido', 'falhou')` }],
  properties: {
    ...tenantColumns,
    para: p.string().length(254),
    assunto: p.string().length(200),
    texto: p.text(),
    situacao: p.string().length(10).default('pendente'),
    enviadoEm: p.datetime().nullable(),
    /** it tells of a change that may be an attack, and is tried for longer */
    seguranca: p.boolean().default(false),
    /** it is over a limit and has no job; whether it may use the reserve for e-mails about access */
    espera: p.string().length(10).nullable().$type<'comum' | 'acesso'>(),
    /** when a limit may allow it */
    liberarEm: p.datetime().nullable(),
    /** path of the page on which the person chooses to get no more e-mails of this kind */
    sairEm: p.string().length(100).nullable(),
    /** its address does not exist, or is closed; only the newest of an address, until one is accepted */
    devolvido: p.boolean().default(false),
  },
})

declare module '../../data/database/tables.js' {
  interface Tables {
    email_saida: TableOf<typeof EmailSaida>
  }
}
