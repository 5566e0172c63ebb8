import { Worker } from 'node:worker_threads'
import { AppError } from '../../base/errors.js'
import { Turns } from '../../base/turns/turns.js'
import type { Context } from '../context/context.js'
import { inTurn, type Queue } from '../limits/heavy.js'
import type { Refusal } from './thread-answer.js'

/**
 * The queue for reading files: one file takes up to 1 GB of memory. The next file is not even read from the disk before
 * its turn. A file whose client has disconnected is never read.
 */
const reading: Queue = {
  turns: new Turns(2),
  latest: 12_000,
  busy: 'Outros arquivos estão sendo lidos agora. Aguarde um instante e tente novamente.',
}

/** Reads a file when it is the church's turn. No transaction or connection may be open meanwhile. */
export const inReadingTurn = <T>(ctx: Context, work: () => Promise<T>): Promise<T> =>
  inTurn(ctx, ctx.ownTenant(null), work, reading)

const timeLimit = 30_000
const wrong = (message: string) => new AppError('VALIDATION_FAILED', message, { campos: { arquivo: message } })
const tooComplex = 'O arquivo é complexo demais para ser lido.'
const interrupted = 'A leitura do arquivo foi interrompida.'

/**
 * Reads a file in a thread of its own, so that no other request waits: long files take seconds, and hostile ones longer.
 * @param program the compiled file of the thread
 * @param ended ends the thread
 * @throws what the thread refuses
 */
export async function readInThread<T extends object>(
  program: string,
  workerData: unknown,
  ended: AbortSignal,
): Promise<T> {
  if (ended.aborted) throw wrong(interrupted)
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
  })
  const end = () => void worker.terminate()
  const late = setTimeout(end, timeLimit)
  ended.addEventListener('abort', end, { once: true })
  try {
    const answer = await new Promise<T | Refusal>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      // the worker was ended by the calling code, the time limit or the memory limit
      worker.once('exit', () => reject(wrong(ended.aborted ? interrupted : tooComplex)))
    })
    if ('code' in answer) throw new AppError(answer.code, answer.message, answer.campos && { campos: answer.campos })
    return answer
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw wrong(tooComplex)
    throw error
  } finally {
    clearTimeout(late)
    ended.removeEventListener('abort', end)
  }
}
