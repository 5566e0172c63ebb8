import { sql } from 'kysely'
import { type Lane, Served } from '../../../kernel/base/turns/order.js'
import { within } from '../../../kernel/base/watching/running.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { lanesOf } from '../../../kernel/work/limits/lanes.js'
import { deliver, type Sender } from './webhook.deliver.js'
import { fanOut } from './webhook.fan-out.js'
import { workWaits } from './webhook.topic.js'

/**
 * Maximum number of webhooks that one process serves at the same time, how many of them may be of one church, or of all
 * churches of their first week together, and how many more may wait for receivers that do not answer soon.
 */
const mostAtOnce = 16
const mostOfLane = 2
const mostAway = 64

/** Of how many churches deliveries are made at the same time. Each of them waits for a connection in its own time. */
const mostFanned = 64

/** Deliveries are made of one portion of a church's changes at a time. */
const onePortion = { over: true }

/** Milliseconds between two looks when nothing is announced: for retries that are due. */
const interval = 15_000

/** How long running requests may go on when the process ends; the database then lets others send them. */
const graceMs = 3000

interface Due {
  id: number
  idCliente: number
}

/** The churches with changes, and the webhooks with deliveries that are due: of all churches, in two statements. */
async function due({ sessions }: Services): Promise<{ churches: number[]; webhooks: Due[] }> {
  const reading = await openReading(sessions, null)
  try {
    const changes = await sql<{ idCliente: number }>`
      select distinct id_cliente as "idCliente" from webhook_mudanca`.execute(reading.db)
    const webhooks = await sql<Due>`
      select w.id, w.id_cliente as "idCliente" from webhook w
      where w.ativo and (w.pausado_ate is null or w.pausado_ate <= now()) and exists (
        select from webhook_entrega e where e.id_cliente = w.id_cliente and e.id_webhook = w.id
          and e.situacao = 'pendente' and e.tentar_em <= now())`.execute(reading.db)
    return { churches: changes.rows.map(({ idCliente }) => idCliente), webhooks: webhooks.rows }
  } finally {
    await reading.end()
  }
}

/**
 * Delivers in every process that works on jobs. Churches take turns: the one that was served the longest ago is next, and
 * of its webhooks too; a turn is short, and a slow receiver delays only its own webhook: it leaves its place to others.
 * @returns the function that ends it
 */
export async function dispatch(services: Services, options: Partial<Sender> = {}): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const sender: Sender = { ...options, signal: ending.signal }
  const running = new Map<number, { lane: Lane; away: number; turn: Promise<void> }>()
  const served = new Served()
  const fanning = new Map<Lane, Promise<void>>()
  const fanned = new Served()
  let ended = false
  let looking: Promise<void> | undefined
  let again = false

  const failed = (error: unknown) => {
    if (!ended) services.log.error({ err: error }, 'webhooks')
  }

  function start({ id, idCliente }: Due, lane: Lane): void {
    served.note(lane, `webhook ${id}`)
    const one = { lane, away: 0, turn: Promise.resolve() }
    running.set(id, one)
    const away = (is: boolean) => {
      one.away += is ? 1 : -1
      if (is) look()
    }
    const work = { operation: 'webhook', idCliente, away }
    one.turn = within(work, undefined, () => deliver(services, idCliente, id, sender))
      .catch(failed)
      .finally(() => {
        running.delete(id)
        look()
      })
  }

  /** How many places are taken. */
  function taken(): number {
    const away = [...running.values()].filter((one) => one.away > 0).length
    return running.size - Math.min(away, mostAway)
  }

  async function round(): Promise<void> {
    const { churches, webhooks } = await due(services)
    const laneOf = await lanesOf(services, [...churches, ...webhooks.map(({ idCliente }) => idCliente)])
    fanOutInTurn(churches.map((church) => ({ church, lane: laneOf(church) })))
    const order = webhooks
      .map((one) => ({ one, lane: laneOf(one.idCliente), church: `webhook ${one.id}` }))
      .sort((a, b) => served.compare(a, b))
    for (const { one, lane } of order) {
      if (ended || taken() >= mostAtOnce) return
      const ofLane = [...running.values()].filter((other) => other.lane === lane).length
      if (!running.has(one.id) && ofLane < mostOfLane) start(one, lane)
    }
  }

  /**
   * Makes deliveries of a portion of the changes of each church, and of one church of their first week. A church that waits
   * for a connection keeps no other one waiting.
   */
  function fanOutInTurn(churches: readonly { church: number; lane: Lane }[]): void {
    for (const { church, lane } of churches.toSorted((a, b) => fanned.compare(a, b))) {
      if (ended || fanning.size >= mostFanned) return
      if (fanning.has(lane)) continue
      fanned.note(lane, church)
      const portion = fanOut(services, church, onePortion)
        .then(() => undefined, failed)
        .finally(() => {
          fanning.delete(lane)
          look()
        })
      fanning.set(lane, portion)
    }
  }

  /** Looks for work; several calls during a look make one more. */
  function look(): void {
    again = true
    if (ended || looking) return
    looking = (async () => {
      while (again && !ended) {
        again = false
        await round().catch(failed)
      }
    })().finally(() => {
      looking = undefined
      if (again) look()
    })
  }

  const timer = setInterval(look, interval)
  timer.unref()
  // without announcements it looks from time to time
  const stop = await services.events.listen(workWaits, look).catch((error: unknown) => {
    failed(error)
    return () => undefined
  })
  look()
  return async () => {
    ended = true
    clearInterval(timer)
    stop()
    const grace = setTimeout(() => ending.abort(), graceMs)
    await looking
    await Promise.all([...fanning.values(), ...[...running.values()].map(({ turn }) => turn)])
    clearTimeout(grace)
  }
}
