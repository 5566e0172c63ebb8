import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarEntregasInput } from '../../../../schema/rules/acesso/webhook.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Webhook } from './webhook.entity.js'

const columns = recordFields(Webhook, 'updatedAt', 'segredo', 'segredoAnterior', 'falhas', 'pausadoAte', 'removidoEm')

const webhooks = (work: Reading, idCliente: number) =>
  from({ ...work, idCliente }, 'webhook')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'webhook.idUsuario').onRef('usuario.idCliente', '=', 'webhook.idCliente'),
    )
    .where('webhook.removidoEm', 'is', null)
    .select([...columns, 'usuario.name as criadoPor'])

/** The church's webhooks, the latest first. There are only a few. */
export const listRows = (work: Reading, idCliente: number) =>
  webhooks(work, idCliente).orderBy('webhook.id', 'desc').execute()

export const read = (work: Reading & { idCliente: number }, ref: RecordRef) =>
  webhooks(work, work.idCliente).where(isRecord('webhook', ref)).executeTakeFirst()

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof read>>>

const entrega = [
  'webhook_entrega.id',
  'webhook_entrega.uuid',
  'webhook_entrega.idCliente',
  'webhook_entrega.idWebhook',
  'webhook_entrega.evento',
  'webhook_entrega.tipo',
  'webhook_entrega.registro',
  'webhook_entrega.versaoRegistro',
  'webhook_entrega.quando',
  'webhook_entrega.situacao',
  'webhook_entrega.tentativas',
  'webhook_entrega.tentarEm',
  'webhook_entrega.status',
  'webhook_entrega.duracao',
  'webhook_entrega.problema',
  'webhook_entrega.concluidaEm',
  'webhook_entrega.createdAt',
] as const

/** The log of deliveries, the latest first. */
export function listEntregas(work: Reading, { columns: asked, ...input }: z.output<typeof listarEntregasInput>) {
  const { filtro } = input
  let query = from(work, 'webhook_entrega')
  if (filtro?.idWebhook) {
    const webhook = from(work, 'webhook').where(isRecord('webhook', filtro.idWebhook)).select('webhook.id')
    query = query.where('webhook_entrega.idWebhook', '=', webhook)
  }
  if (filtro?.situacao) query = query.where('webhook_entrega.situacao', '=', filtro.situacao)
  return listOf(input, query.select(lean(entrega, asked)).orderBy('webhook_entrega.id', 'desc'), query)
}

export const readEntrega = (work: Reading, id: number) =>
  from(work, 'webhook_entrega').select(entrega).where('id', '=', id).executeTakeFirst()

/** How many webhooks the church has. Concurrent creations of a church wait for each other. */
export async function countWebhooks(work: Writing): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook', ${work.idCliente}))`.execute(work.db)
  const { total } = await from(work, 'webhook')
    .where('removidoEm', 'is', null)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many deliveries wait for a webhook, of this event if it is given. */
export async function countPending(work: Writing, idWebhook: number, evento?: string): Promise<number> {
  let query = from(work, 'webhook_entrega').where('idWebhook', '=', idWebhook).where('situacao', '=', 'pendente')
  if (evento) query = query.where('evento', '=', evento)
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}
