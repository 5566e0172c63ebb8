import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError, tooManyRequests } from '../../base/errors.js'
import { projectRoot } from '../../base/paths.js'
import { type InLane, Spent } from '../../base/turns/order.js'
import { Turns } from '../../base/turns/turns.js'
import type { Order, Said } from './pdf.worker.js'

/** The thread reached its time or memory limit, or died: the client may retry, or request a shorter document. */
const unfinished = (message: string) => new AppError('UNAVAILABLE', message)

const tooLong = 'O documento demorou demais para ser gerado. Tente um período menor.'
const tooLarge = 'O documento é grande demais para ser gerado. Tente um período menor.'
const tooSlow = 'O documento demorou demais para ficar pronto. Tente novamente em instantes, ou com um período menor.'
const tooMany = 'Muitos documentos estão sendo gerados agora. Aguarde um instante e tente novamente.'
const died = 'A geração do documento foi interrompida. Tente novamente.'

export interface Limits {
  /** time limit in milliseconds */
  time: number
  /** megabytes of the thread's own heap */
  memory: number
}

const usualLimits: Limits = { time: 30_000, memory: 400 }

// the compiled file, also when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/kernel/transport/pdf/pdf.worker.js')

/** One PDF at a time, and the idle thread of the last one. */
interface Line {
  turns: Turns
  rested?: { worker: Worker; memory: number; end: NodeJS.Timeout } | undefined
}

/**
 * Makes one PDF at a time, so that a machine with two processor cores can still serve requests, and to limit the
 * memory. The churches take turns. Those of their first week have a line of their own, with those whose PDFs took much time
 * lately: a PDF cannot be interrupted, and a long one of theirs would keep the others waiting.
 */
const lines: Record<'apart' | 'others', Line> = { apart: { turns: new Turns(1) }, others: { turns: new Turns(1) } }

const spent = new Spent()

function lineOf(by: number | InLane): Line {
  const { church, lane } = typeof by === 'object' ? by : { church: by, lane: by }
  return spent.lane(church, lane) === church ? lines.others : lines.apart
}

/** Draws when it is the church's turn. */
function drawInTurn(by: number | InLane, draw: (line: Line) => Promise<Buffer>, signal?: AbortSignal): Promise<Buffer> {
  const line = lineOf(by)
  return line.turns.run(
    by,
    async () => {
      const began = performance.now()
      return draw(line).finally(() => spent.add(typeof by === 'object' ? by.church : by, performance.now() - began))
    },
    signal,
  )
}

/**
 * Makes a PDF in a separate thread, when it is the church's turn.
 * @param onProgress receives the progress, 0 to 1
 * @throws UNAVAILABLE with a text for people, when the thread did not finish
 */
export const makePdf = (
  by: number | InLane,
  order: Order,
  onProgress: (progress: number) => void = () => undefined,
  limits: Limits = usualLimits,
): Promise<Buffer> => drawInTurn(by, (line) => inThread(line, order, onProgress, limits))

/**
 * Milliseconds. It is less than the time limit of a request, so that the client gets an error with the reason when the
 * document is not ready in time.
 */
const timeLimit = 12_000

/**
 * Makes a PDF for a waiting request. The time limit includes the wait for the church's turn, and the work for a
 * cancelled request is stopped.
 * @param ended aborts when the request has ended
 * @param within milliseconds
 * @throws TOO_MANY_REQUESTS when the turn does not come in time, UNAVAILABLE when the PDF is not ready in time, and the
 * errors of makePdf
 */
export async function makePdfNow(
  by: number | InLane,
  order: Order,
  ended: AbortSignal,
  within = timeLimit,
): Promise<Buffer> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(within)])
  let begun = false
  const late = () => (begun ? new AppError('UNAVAILABLE', tooSlow, { tentarEm: 30 }) : tooManyRequests(10, tooMany))
  if (signal.aborted) throw late()
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(late()), { once: true })
  })
  const made = drawInTurn(
    by,
    (line) => {
      begun = true
      return inThread(line, order, () => undefined, usualLimits, signal)
    },
    signal,
  )
  return Promise.race([made, givenUp])
}

/**
 * An idle thread is kept for a minute, because loading fonts and code takes most of the time of a short document. A thread
 * that did not finish is never reused.
 */
const restedFor = 60_000

function takeThread(line: Line, memory: number): Worker {
  const found = line.rested
  line.rested = undefined
  clearTimeout(found?.end)
  if (found?.memory === memory && found.worker.threadId !== -1) {
    stopListening(found.worker)
    found.worker.ref()
    return found.worker
  }
  void found?.worker.terminate()
  return new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 96 },
    execArgv: [],
    // the thread needs none of the process's environment variables; React checks less in production
    env: { NODE_ENV: 'production' },
  })
}

/** Removes listeners by event name: removing all listeners would also remove Node.js's own. */
function stopListening(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
}

function rest(line: Line, worker: Worker, memory: number): void {
  const end = setTimeout(() => {
    line.rested = undefined
    void worker.terminate()
  }, restedFor).unref()
  stopListening(worker)
  // an error of a thread that nobody waits for must not end the process
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    if (line.rested?.worker === worker) line.rested = undefined
  })
  worker.unref()
  line.rested = { worker, memory, end }
}

async function inThread(
  line: Line,
  order: Order,
  onProgress: (progress: number) => void,
  { time, memory }: Limits,
  signal?: AbortSignal,
) {
  const worker = takeThread(line, memory)
  let late = false
  const end = () => void worker.terminate()
  const timer = setTimeout(() => {
    late = true
    end()
  }, time)
  signal?.addEventListener('abort', end, { once: true })
  try {
    const pdf = await new Promise<Buffer>((resolve, reject) => {
      worker.on('message', (said: Said) => {
        if ('pdf' in said) resolve(Buffer.from(said.pdf.buffer))
        else onProgress(said.progress)
      })
      worker.once('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unfinished(tooLarge) : error),
      )
      worker.once('exit', () => reject(unfinished(late ? tooLong : died)))
      worker.postMessage(order)
    })
    rest(line, worker, memory)
    return pdf
  } catch (error) {
    end()
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
