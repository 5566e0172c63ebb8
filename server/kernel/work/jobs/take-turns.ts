import type { PgBoss } from 'pg-boss'
import { type Lane, placesOf, Served, Spent } from '../../base/turns/order.js'
import type { Services } from '../context/context.js'
import { lanesOf } from '../limits/lanes.js'

/** A job as the queue hands it out. `groupId` is the church; jobs of the schedule have none. */
export interface Taken<Data> {
  id: string
  data: Data
  groupId?: string | null
  retryCount: number
}

interface Working<Data> {
  boss: PgBoss
  services: Services
  name: string
  /** how many jobs run concurrently, at most one per church, and one of the first week's churches */
  atOnce: number
  /**
   * @param away told when the job begins and ends to wait long for a server outside
   * @returns milliseconds that the job worked, without those that it waited for others
   */
  run(job: Taken<Data>, away: (is: boolean) => void): Promise<number>
  failed(error: unknown): void
}

/** Milliseconds between two looks when nothing is announced: for jobs whose time comes. */
const interval = 4000

/** Milliseconds until the next look when a job could not be taken, because its sender has not committed yet. */
const soon = 100

const ofSchedule = ''

/** How many jobs that wait for a server outside leave their places to others, in one queue. */
const mostAway = 64

/**
 * Works on the jobs of one queue. Churches take turns: the one that was served the longest ago is next, however many jobs
 * others have, and however old those are. The churches of their first week count as one, and so do those whose jobs took
 * much time lately. A job that waits for a server outside leaves its place to another church.
 */
export function takeTurns<Data extends object>({ boss, services, name, atOnce, run, failed }: Working<Data>) {
  /** what runs, by its church */
  const running = new Map<string, { lane: Lane; away: number; work: Promise<void> }>()
  const served = new Served()
  const spent = new Spent()
  let ended = false
  let looking: Promise<void> | undefined
  let again = false
  let retry: NodeJS.Timeout | undefined

  /** The churches with jobs that could run now, the one that has waited longest first. */
  async function due(): Promise<string[]> {
    const { rows } = await boss.getDb().executeSql(
      `select coalesce(group_id, '') as church from pgboss.job
       where name = $1 and state < 'active' and not blocked and start_after <= now() group by 1 order by min(created_on)`,
      [name],
    )
    return (rows as { church: string }[]).map(({ church }) => church)
  }

  async function inOrder(churches: readonly string[]): Promise<{ church: string; lane: Lane }[]> {
    const laneOf = await lanesOf(services, churches.map(Number).filter(Number.isSafeInteger))
    const lane = (church: string): Lane => spent.lane(church, Number(church) > 0 ? laneOf(Number(church)) : church)
    const free = (lane: Lane) =>
      [...running.values()].filter((one) => one.lane === lane).length < placesOf(lane, atOnce)
    return churches
      .map((church) => ({ church, lane: lane(church) }))
      .filter((one) => !running.has(one.church) && free(one.lane))
      .sort((a, b) => served.compare(a, b))
  }

  /** How many places are taken. */
  function taken(): number {
    const away = [...running.values()].filter((one) => one.away > 0).length
    return running.size - Math.min(away, mostAway)
  }

  function start(job: Taken<Data>, lane: Lane): void {
    const church = job.groupId ?? ofSchedule
    served.note(lane, church)
    const one = { lane, away: 0, work: Promise.resolve() }
    running.set(church, one)
    const away = (is: boolean) => {
      one.away += is ? 1 : -1
      if (is) look()
    }
    one.work = run(job, away)
      .then((ms) => spent.add(church, ms), failed)
      .finally(() => {
        running.delete(church)
        served.note(lane, church)
        look()
      })
  }

  /**
   * Starts a job of the church whose turn it is.
   * @param locked churches whose jobs cannot be taken yet; it may gain this one
   * @returns whether there was such a church
   */
  async function startNext(locked: Set<string>): Promise<boolean> {
    const churches = await due()
    const [next] = (await inOrder(churches)).filter(({ church }) => !locked.has(church))
    if (!next || ended) return false
    const others = new Set([...churches, ...running.keys()].filter((church) => church && church !== next.church))
    const [job] = await boss.fetch<Data>(name, { batchSize: 1, ignoreGroups: [...others] })
    if (!job) locked.add(next.church)
    else start(job, job.groupId === next.church ? next.lane : (job.groupId ?? ofSchedule))
    return true
  }

  async function round(): Promise<void> {
    const locked = new Set<string>()
    let more = true
    while (more && !ended && taken() < atOnce) more = await startNext(locked)
    if (locked.size > 0 && !ended) retry ??= setTimeout(lookAgain, soon)
  }

  function lookAgain(): void {
    retry = undefined
    look()
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
  look()
  return {
    look,
    /** Takes no more jobs; resolves when the running ones are done. */
    async finish(): Promise<void> {
      ended = true
      clearInterval(timer)
      clearTimeout(retry)
      await looking
      await Promise.all([...running.values()].map(({ work }) => work))
    },
  }
}
