import { defineEntity, p } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { AuditedAction } from '../../access/audited-events.js'
import type { TableOf } from '../../data/database/tables.js'
import { isolatedTable, tenantIndex } from '../../data/tenant/base.entity.js'
import { transaction, type Writing } from '../../data/tenant/session.js'
import type { Context } from '../context/context.js'

/**
 * Who did what, when, with the values before and after. Triggers on every tenant table (migrations) write the rows, so
 * every change is recorded. The application's role can add rows but not change them.
 */
export const Auditoria = defineEntity({
  name: 'Auditoria',
  ...isolatedTable('auditoria'),
  indexes: [
    tenantIndex('auditoria_recente', 'id'),
    tenantIndex('auditoria_registro', 'tabela', 'id_registro', 'id'),
    tenantIndex('auditoria_pessoa', 'id_usuario', 'id'),
    tenantIndex('auditoria_acao', 'acao', 'id'),
  ],
  triggers: [
    {
      name: 'anunciar',
      timing: 'after',
      events: ['insert'],
      forEach: 'statement',
      expression: `create trigger "anunciar" after insert on "auditoria" referencing new table as novas for each statement execute function anunciar_mudancas()`,
    },
  ],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    idCliente: p.integer().primary(),
    quando: p.datetime().defaultRaw('clock_timestamp()'),
    idUsuario: p.integer().nullable(),
    acao: p.text(),
    requisicao: p.text().nullable(),
    tabela: p.text().nullable(),
    idRegistro: p.integer().nullable(),
    operacao: p.text(),
    antes: p.json().nullable(),
    depois: p.json().nullable(),
  },
})

declare module '../../data/database/tables.js' {
  interface Tables {
    auditoria: TableOf<typeof Auditoria>
  }
}

/** Records an event that changes no audited row: sign-ins, exports. Written in the given transaction. */
export async function auditEvent(
  work: Writing,
  action: AuditedAction,
  idUsuario: number | null,
  after: object = {},
): Promise<void> {
  await sql`
    select registrar_evento(${work.idCliente}::int, ${idUsuario}::int, ${action}, nullif(current_setting('app.requisicao', true), ''),
      ${JSON.stringify(after)}::jsonb)`.execute(work.db)
}

/**
 * When the platform opens a record of a church, this adds a row to that church's audit log, once per request. Lists
 * over many churches are not recorded. Exports and downloads record their own events.
 */
export async function auditOpened(ctx: Context, acao: AuditedAction, output: unknown): Promise<void> {
  const { id, idCliente } = (output ?? {}) as { id?: unknown; idCliente?: unknown }
  if (typeof id !== 'number' || typeof idCliente !== 'number') return
  if (ctx.idWithin(idCliente) !== null || !ctx.life.firstLook(idCliente)) return
  await auditRead(ctx, idCliente, 'plataforma.consultar', { acao, id })
}

/** Records an event in its own transaction, for reads that must be audited (exports). */
export async function auditRead(ctx: Context, idCliente: number, action: AuditedAction, after: object): Promise<void> {
  const author = ctx.author(action)
  await transaction(ctx.services.sessions, idCliente, author, (work) =>
    auditEvent(work, action, author.idUsuario, after),
  )
}
