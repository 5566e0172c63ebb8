import { sql } from 'kysely'
import { type Outcome, postTo } from '../../../kernel/base/outgoing/post.js'
import { beginTurn } from '../../../kernel/base/turns/turn.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { deliveryAuthor } from './webhook.fan-out.js'
import { readerNow } from './webhook.reader.js'
import { bodyOf, deliveryPause, failureDeadline, serverPause } from './webhook.rules.js'
import { secretsOf, signature, standardHeaders } from './webhook.secret.js'
import { switchOff } from './webhook.switch-off.js'

/** Maximum number of deliveries that one turn takes, and how many of them are sent at the same time. */
const batch = 20
const atOnce = 4

const timeoutMs = 10_000

/**
 * For how long a process has the deliveries that it took. If it dies, another process sends them after this time. A
 * turn lasts at most five times the time limit.
 */
const leaseSeconds = 120

const columns = [
  'id',
  'uuid',
  'idCliente',
  'evento',
  'tipo',
  'tabela',
  'numero',
  'registro',
  'versaoRegistro',
  'apagado',
  'quando',
  'tentativas',
] as const

/** What is needed to send to a webhook. */
const readTarget = (work: Writing, id: number) =>
  from(work, 'webhook')
    .select(['id', 'idUsuario', 'url', 'segredo', 'segredoAnterior', 'anteriorAte'])
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()

type DeliveryTarget = NonNullable<Awaited<ReturnType<typeof readTarget>>>

const readTaken = (work: Writing, ids: readonly number[]) =>
  from(work, 'webhook_entrega').select(columns).where('id', 'in', ids).orderBy('id').execute()

type Entrega = Awaited<ReturnType<typeof readTaken>>[number]

/**
 * Takes the next deliveries of a webhook, at most one of each record: the later changes of a record wait until the
 * earlier one is delivered or has failed. Tests have no record, and do not wait for each other. Other processes skip
 * what this one takes, and find the next ones.
 *
 * The first of each record is numbered by one sort, not looked for by a join: with the statistics of the time before
 * a large import, PostgreSQL compares each waiting delivery with all others, and the statement ends at its time limit.
 * Each step is materialized: a step with a limit that a plan runs again would take further rows.
 */
async function take(work: Writing, id: number): Promise<{ destino: DeliveryTarget; entregas: Entrega[] } | undefined> {
  const destino = await readTarget(work, id)
  if (!destino) return undefined
  const { rows } = await sql<{ id: number }>`
    with espera as materialized (
      select id, tentar_em, row_number() over (partition by registro, case when registro is null then id end order by id) as vez
      from webhook_entrega
      where id_cliente = ${work.idCliente} and id_webhook = ${id} and situacao = 'pendente'),
    proximas as materialized (
      select id from espera where vez = 1 and tentar_em <= now() order by id limit ${4 * batch}),
    tomadas as materialized (
      select e.id from webhook_entrega e
      where e.id_cliente = ${work.idCliente} and e.id in (select id from proximas)
        and e.situacao = 'pendente' and e.tentar_em <= now()
      order by e.id limit ${batch} for update of e skip locked)
    update webhook_entrega set tentar_em = now() + ${leaseSeconds} * interval '1 second'
    where id_cliente = ${work.idCliente} and id in (select id from tomadas)
    returning id`.execute(work.db)
  const ids = rows.map((row) => row.id)
  return ids.length ? { destino, entregas: await readTaken(work, ids) } : undefined
}

export interface Sender {
  /** replaces the look-up of names, for tests */
  lookUp?: (host: string) => Promise<string[]>
  signal: AbortSignal
}

/** One turn of a webhook: sends its next deliveries, and gives back those for which its time does not suffice. */
export async function deliver(services: Services, idCliente: number, id: number, sender: Sender): Promise<void> {
  const write = <T>(run: (work: Writing) => Promise<T>) =>
    transaction(services.sessions, idCliente, deliveryAuthor, run)
  const taken = await write((work) => take(work, id))
  if (!taken) return
  const turn = beginTurn()
  const { destino, entregas } = taken
  const reader = await readerNow(services, idCliente, destino.idUsuario)
  if (!reader.active) {
    await write(async (work) => {
      await giveBack(work, entregas)
      await switchOff(services, work, id, 'acesso')
    })
    return
  }
  const readable = await reader.reads(entregas)
  const omitted = entregas.filter((entrega) => !readable.has(entrega))
  if (omitted.length)
    await write(async (work) => {
      await omit(work, omitted)
      await forgetFailures(work, id)
    })

  const waiting = entregas.filter((entrega) => readable.has(entrega))
  let unreachable = false
  const worker = async () => {
    while (!unreachable && !turn.over && !sender.signal.aborted) {
      const entrega = waiting.shift()
      if (!entrega) return
      const outcome = await send(services, destino, entrega, sender)
      // sent while this process ends: another process sends it again, with the same uuid
      if (sender.signal.aborted && outcome.problem) return
      if (isDown(outcome)) unreachable = true
      await write((work) => record(services, work, { id, entrega, outcome }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (waiting.length) await write((work) => giveBack(work, waiting))
}

function send(
  services: Services,
  target: DeliveryTarget,
  entrega: Entrega,
  { lookUp, signal }: Sender,
): Promise<Outcome> {
  const body = bodyOf({ ...entrega, quando: new Date(entrega.quando) })
  const secrets = secretsOf(services, target)
  return postTo(new URL(target.url), {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Candeia-Webhooks/1',
      'Candeia-Evento': entrega.evento,
      'Candeia-Entrega': entrega.uuid,
      'Candeia-Assinatura': signature(secrets, body),
      ...standardHeaders(secrets, entrega.uuid, body),
    },
    allowPrivate: services.config.privateAddresses,
    timeoutMs,
    signal,
    ...(lookUp && { lookUp }),
  })
}

const isDelivered = ({ status = 0 }: Outcome): boolean => status >= 200 && status < 300

/** Whether the whole server cannot receive now, so that the other deliveries need not be tried. */
const isDown = ({ status = 0 }: Outcome): boolean => status === 0 || status === 429 || status >= 500

const problemOf = ({ status = 0, problem }: Outcome): string =>
  problem ??
  (status >= 300 && status < 400
    ? 'O servidor mandou a outro endereço; redirecionamentos não são seguidos.'
    : `O servidor respondeu ${status}.`)

async function record(
  services: Services,
  work: Writing,
  { id, entrega, outcome }: { id: number; entrega: Entrega; outcome: Outcome },
): Promise<void> {
  const now = new Date()
  const tentativas = entrega.tentativas + 1
  const known = {
    tentativas,
    status: outcome.status ?? null,
    duracao: outcome.milliseconds,
    updatedAt: now,
  }
  const own = change(work, 'webhook_entrega').where('id', '=', entrega.id)
  const webhook = change(work, 'webhook').where('id', '=', id)
  if (isDelivered(outcome)) {
    await own.set({ ...known, situacao: 'entregue', problema: null, concluidaEm: now }).execute()
    // written only when it changes something
    await webhook
      .set({ falhas: 0, falhandoDesde: null, pausadoAte: null })
      .where('falhandoDesde', 'is not', null)
      .execute()
    return
  }
  const pausa = deliveryPause(tentativas)
  const next = pausa === null ? { situacao: 'falhou' as const, concluidaEm: now } : { tentarEm: later(pausa) }
  await own.set({ ...known, ...next, problema: problemOf(outcome) }).execute()
  const { falhas, falhandoDesde } = await from(work, 'webhook')
    .select(['falhas', 'falhandoDesde'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await webhook
    .set({
      falhas: falhas + 1,
      falhandoDesde: falhandoDesde ?? now,
      ...(isDown(outcome) && { pausadoAte: later(serverPause(falhas)) }),
    })
    .execute()
  if (falhandoDesde && now.getTime() - new Date(falhandoDesde).getTime() > failureDeadline)
    await switchOff(services, work, id, 'falhas')
  else if (pausa === null) await forgetFailures(work, id)
}

/**
 * A webhook is failing only while something that has failed waits to be tried again. Otherwise a single failure weeks
 * later would look like the end of a long outage.
 */
const forgetFailures = (work: Writing, id: number) =>
  change(work, 'webhook')
    .set({ falhas: 0, falhandoDesde: null })
    .where('id', '=', id)
    .where('falhandoDesde', 'is not', null)
    .where(({ not, exists }) =>
      not(
        exists(
          from(work, 'webhook_entrega')
            .select('id')
            .where('idWebhook', '=', id)
            .where('situacao', '=', 'pendente')
            .where('tentativas', '>', 0),
        ),
      ),
    )
    .execute()

const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds)

const giveBack = (work: Writing, entregas: readonly Entrega[]) =>
  change(work, 'webhook_entrega')
    .set({ tentarEm: new Date() })
    .where('id', 'in', idsOf(entregas))
    .where('situacao', '=', 'pendente')
    .execute()

const omit = (work: Writing, entregas: readonly Entrega[]) =>
  change(work, 'webhook_entrega')
    .set({ situacao: 'omitida', concluidaEm: new Date(), problema: 'Quem criou o webhook não pode ler este registro.' })
    .where('id', 'in', idsOf(entregas))
    .execute()

const idsOf = (entregas: readonly Entrega[]): number[] => entregas.map(({ id }) => id)
