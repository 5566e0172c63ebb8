import { z } from 'zod'
import {
  listarEntregasInput,
  webhookConfirmado,
  webhookInput,
  webhookRef,
} from '../../../../schema/rules/acesso/webhook.input.js'
import { encrypt } from '../../../kernel/base/crypto.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { AddressRefused, checkAddress } from '../../../kernel/base/outgoing/public-address.js'
import { announce } from '../../../kernel/data/database/events.js'
import { change, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { confirmAgain, sealedCase, sessionOnly } from '../sessao/index.js'
import { Webhook } from './webhook.entity.js'
import {
  countPending,
  countWebhooks,
  listEntregas,
  listRows,
  read,
  readEntrega,
  type WebhookRow,
} from './webhook.queries.js'
import { type Evento, eventoDeTeste, eventosOf, hoursOfPrevious, mostWebhooks, topicsOf } from './webhook.rules.js'
import { newSecret, sealSecret } from './webhook.secret.js'
import { workWaits } from './webhook.topic.js'
import { WebhookEntrega } from './webhook-entrega.entity.js'

const missing = 'Webhook não encontrado.'

/** The events that the current user may choose: those of records that the user may read. */
const eventosFor = (ctx: Context): Evento[] =>
  eventosOf(ctx.services.features).filter(({ acoes }) => acoes.every((action) => ctx.can(action)))

export const listEventosOfWebhook = readCase({
  action: 'webhook.administrar',
  input: z.object({}),
  run: ({ ctx }) => Promise.resolve(eventosFor(ctx)),
})

export const listWebhooks = readCase({
  action: 'webhook.administrar',
  input: z.object({}),
  run: (work) => listRows(work, work.ctx.ownTenant(work.idCliente)),
})

export const readWebhook = readCase({
  action: 'webhook.administrar',
  input: webhookRef,
  async run(work, { id }) {
    const row = await read({ ...work, idCliente: work.ctx.ownTenant(work.idCliente) }, id)
    if (!row) throw notFound(missing)
    return row
  },
})

export const listEntregasWebhook = readCase({
  action: 'webhook.administrar',
  input: listarEntregasInput,
  run: (work, input) => listEntregas({ ...work, idCliente: work.ctx.ownTenant(work.idCliente) }, input),
})

type Input = z.output<typeof webhookInput>

/** Before the transaction, because the address is looked up in the network. */
async function confirmed(ctx: Context, input: Input): Promise<void> {
  await confirmAgain(ctx, input)
  const { url } = input
  try {
    await checkAddress(new URL(url), { allowPrivate: ctx.services.config.privateAddresses })
  } catch (error) {
    if (error instanceof AddressRefused) throw invalid({ url: error.message })
    throw error
  }
}

/** What a webhook stores of its input. */
function readDetails(ctx: Context, { url, descricao, eventos, ativo }: Input) {
  const known = eventosFor(ctx)
  const unknown = eventos.filter((nome) => !known.some((evento) => evento.nome === nome))
  if (unknown.length)
    throw invalid({ eventos: `Eventos desconhecidos ou que você não pode ler: ${unknown.join(', ').slice(0, 200)}.` })
  return { url: new URL(url).href, descricao: descricao ?? null, assuntos: topicsOf(known, eventos), ativo }
}

/** What the audit log keeps of a webhook: its server, not its address, which may contain a key. */
const audited = ({ id, url, assuntos, ativo }: Pick<WebhookRecord, 'id' | 'url' | 'assuntos' | 'ativo'>) => ({
  id,
  servidor: new URL(url).host,
  assuntos,
  ativo,
})

type WebhookRecord = InstanceType<typeof Webhook.class>

async function aWebhook(work: Writing, id: number | string, versao?: number | null): Promise<WebhookRecord> {
  const webhook = await recordToChange(work, Webhook, id, { versao, missing })
  if (webhook.removidoEm) throw notFound(missing)
  return webhook
}

type WithSegredo = { segredo: string; webhook: WebhookRow }

const shownOnce = async (work: Writing & { ctx: Context }, segredo: string, id: number): Promise<string> =>
  encrypt(work.ctx.services.secretKey, JSON.stringify({ segredo, webhook: await read(work, id) }))

/** Creates a webhook that is told what its creator may read. The secret is returned only here. */
export const criarWebhook = sealedCase<typeof webhookInput, WithSegredo>(
  useCase({
    action: 'webhook.administrar',
    sessionOnly: true,
    input: webhookInput,
    prepare: confirmed,
    async run(work, input) {
      const { em, idCliente, ctx } = work
      const { id: idUsuario } = sessionOnly(ctx)
      if ((await countWebhooks(work)) >= mostWebhooks)
        throw conflict(`Uma igreja pode ter até ${mostWebhooks} webhooks.`)
      const segredo = newSecret()
      const sealed = sealSecret(ctx.services, segredo)
      const webhook = em.create(Webhook, { ...readDetails(ctx, input), idCliente, idUsuario, segredo: sealed })
      await em.flush()
      await auditEvent(work, 'webhook.criar', idUsuario, audited(webhook))
      return shownOnce(work, segredo, webhook.id)
    },
  }),
)

export const atualizarWebhook = useCase({
  action: 'webhook.administrar',
  sessionOnly: true,
  record: 'webhook',
  input: webhookInput.extend(webhookRef.shape),
  prepare: confirmed,
  async run(work, { id, versao, ...input }) {
    const { em, ctx } = work
    const webhook = await aWebhook(work, id, versao)
    // the webhook is told what its creator may read; somebody else must not give it a further address
    if (webhook.idUsuario !== sessionOnly(ctx).id && webhook.url !== new URL(input.url).href)
      throw invalid({ url: 'Só quem criou o webhook muda o endereço. Crie outro.' })
    const wasOff = !webhook.ativo
    em.assign(webhook, readDetails(ctx, input))
    if (webhook.ativo)
      em.assign(webhook, { falhas: 0, falhandoDesde: null, pausadoAte: null, desligadoEm: null, motivo: null })
    await em.flush()
    if (wasOff && webhook.ativo) await tryNow(work, webhook.id)
    await auditEvent(work, 'webhook.alterar', ctx.viewer?.id ?? null, audited(webhook))
    await announce(work, workWaits)
    return (await read(work, webhook.id)) as WebhookRow
  },
})

/** What failed before a webhook was switched off does not wait for its next attempt when it is on again. */
const tryNow = (work: Writing, idWebhook: number) =>
  change(work, 'webhook_entrega')
    .set({ tentarEm: new Date() })
    .where('idWebhook', '=', idWebhook)
    .where('situacao', '=', 'pendente')
    .where('tentativas', '>', 0)
    .execute()

/** Makes a new secret. For a day both secrets sign, so that the receiver can change to the new one. */
export const trocarSegredoWebhook = sealedCase<typeof webhookConfirmado, WithSegredo>(
  useCase({
    action: 'webhook.administrar',
    sessionOnly: true,
    record: 'webhook',
    input: webhookConfirmado,
    prepare: async (ctx, input) => void (await confirmAgain(ctx, input)),
    async run(work, { id }) {
      const { ctx, em } = work
      const webhook = await aWebhook(work, id)
      const segredo = newSecret()
      em.assign(webhook, {
        segredo: sealSecret(ctx.services, segredo),
        segredoAnterior: webhook.segredo,
        anteriorAte: new Date(Date.now() + hoursOfPrevious * 3_600_000),
      })
      await em.flush()
      await auditEvent(work, 'webhook.trocarSegredo', ctx.viewer?.id ?? null, { id: webhook.id })
      return shownOnce(work, segredo, webhook.id)
    },
  }),
)

/** Nothing is delivered any more. The clean-up deletes the log, which may be long. */
export const excluirWebhook = useCase({
  action: 'webhook.administrar',
  sessionOnly: true,
  record: 'webhook',
  input: webhookConfirmado,
  prepare: async (ctx, input) => void (await confirmAgain(ctx, input)),
  async run(work, { id }) {
    const webhook = await aWebhook(work, id)
    await auditEvent(work, 'webhook.excluir', work.ctx.viewer?.id ?? null, audited(webhook))
    work.em.assign(webhook, { removidoEm: new Date(), ativo: false, segredo: '', segredoAnterior: null })
    return { message: 'Webhook excluído.' }
  },
})

/** Queues a delivery without a record, to see whether the receiver answers. */
export const testarWebhook = useCase({
  action: 'webhook.administrar',
  record: 'webhook',
  input: webhookRef,
  async run(work, { id }) {
    const webhook = await aWebhook(work, id)
    if (!webhook.ativo) throw conflict('Ligue o webhook antes de enviar um teste.')
    if ((await countPending(work, webhook.id, eventoDeTeste)) >= 3)
      throw conflict('Já há testes à espera de resposta. Aguarde o resultado deles.')
    // a test is what one does after mending the receiver, so it does not wait for a pause
    webhook.pausadoAte = null
    const entrega = work.em.create(WebhookEntrega, {
      idCliente: work.idCliente,
      idWebhook: webhook.id,
      evento: eventoDeTeste,
    })
    return queued(work, entrega)
  },
})

/** Delivers once more what was delivered or has failed, with the same uuid. */
export const reenviarEntregaWebhook = useCase({
  action: 'webhook.administrar',
  record: 'webhook_entrega',
  input: webhookRef,
  async run(work, { id }) {
    const gone = 'Entrega não encontrada.'
    const entrega = await recordToChange(work, WebhookEntrega, id, { missing: gone })
    const webhook = await work.em.findOne(Webhook, { id: entrega.idWebhook, idCliente: work.idCliente })
    if (!webhook || webhook.removidoEm) throw notFound(gone)
    if (!webhook.ativo) throw conflict('Ligue o webhook antes de enviar de novo.')
    webhook.pausadoAte = null
    work.em.assign(entrega, { situacao: 'pendente', tentativas: 0, tentarEm: new Date(), concluidaEm: null })
    return queued(work, entrega)
  },
})

async function queued(work: Writing, entrega: { id: number }) {
  await work.em.flush()
  await announce(work, workWaits)
  const row = await readEntrega(work, entrega.id)
  if (!row) throw notFound()
  return row
}
