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

async function inThread(workerData: Order, onProgress: (progress: number) => void, { time, memory }: Limits) {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 96 },
    execArgv: [],
    // nothing of the process's settings is a document's business
    env: {},
  })
  let late = false
  const timer = setTimeout(() => {
    late = true
    void worker.terminate()
  }, time)
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.on('message', (said: Said) => {
        if ('pdf' in said) resolve(Buffer.from(said.pdf))
        else onProgress(said.progress)
      })
      worker.once('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unfinished(tooLarge) : error),
      )
      worker.once('exit', () => reject(unfinished(late ? tooLong : died)))
    })
  } finally {
    clearTimeout(timer)
    void worker.terminate()
  }
}
