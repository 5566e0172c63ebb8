import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { AppError } from '../errors.js'
import { projectRoot } from '../paths.js'
import type { Order, Said } from './pdf.worker.js'

/** The thread was ended by its time or its memory, or died: the document may be tried again, or a shorter one. */
export const unfinished = (message: string) => new AppError('UNAVAILABLE', message)

const tooLong = 'O documento demorou demais para ser gerado. Tente um período menor.'
const tooLarge = 'O documento é grande demais para ser gerado. Tente um período menor.'
const tooSlow = 'O documento demorou demais para ficar pronto. Tente novamente em instantes, ou com um período menor.'
const died = 'A geração do documento foi interrompida. Tente novamente.'

export interface Limits {
  /** milliseconds */
  time: number
  /** megabytes of the thread's own heap */
  memory: number
}

export const usualLimits: Limits = { time: 30_000, memory: 400 }

// the compiled file, also when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/kernel/pdf/pdf.worker.js')

/** One at a time: two cores must still answer requests, and the memory for more is never taken. */
const turn = pLimit(1)

/**
 * Makes a PDF in a thread of its own.
 * @param onProgress is told how far it is, 0 to 1
 * @throws UNAVAILABLE with a text for people, when the thread did not come to its end
 */
export const makePdf = (
  order: Order,
  onProgress: (progress: number) => void = () => undefined,
  limits: Limits = usualLimits,
): Promise<Buffer> => turn(() => inThread(order, onProgress, limits))

/** Less than a request may take altogether, so that its caller reads why there is no document. */
const patience = 12_000

/**
 * Makes a PDF that a request waits for. Waiting for its turn counts, and what nobody waits for any more is not made.
 * @param ended the request's own end
 * @throws UNAVAILABLE as makePdf does, and when it does not come in time
 */
export async function makePdfNow(order: Order, ended: AbortSignal, within = patience): Promise<Buffer> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(within)])
  const late = () => new AppError('UNAVAILABLE', tooSlow, { tentarEm: 30 })
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(late()), { once: true })
  })
  const made = turn(() => {
    if (signal.aborted) throw late()
    return inThread(order, () => undefined, usualLimits, signal)
  })
  return Promise.race([made, givenUp])
}

async function inThread(
  workerData: Order,
  onProgress: (progress: number) => void,
  { time, memory }: Limits,
  signal?: AbortSignal,
) {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 96 },
    execArgv: [],
    // nothing of the process's settings is a document's business
    env: {},
  })
  let late = false
  const end = () => void worker.terminate()
  const timer = setTimeout(() => {
    late = true
    end()
  }, time)
  signal?.addEventListener('abort', end, { once: true })
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.on('message', (said: Said) => {
        if ('pdf' in said) resolve(Buffer.from(said.pdf.buffer))
        else onProgress(said.progress)
      })
      worker.once('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unfinished(tooLarge) : error),
      )
      worker.once('exit', () => reject(unfinished(late ? tooLong : died)))
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
    end()
  }
}
