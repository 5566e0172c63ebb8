import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { AppError, type ErrorCode, type FieldErrors } from '../../../../kernel/errors.js'
import { projectRoot } from '../../../../kernel/paths.js'
import type { ColunaMapeada } from '../../../acesso/usuario/importacao.entity.js'
import { type Formato, unreadable } from './format.js'

/** What to read: a file, or the rows of one that was read before (as JSON, see Linha) under another mapping. */
export type Pedido = { escolhas: ColunaMapeada[] } & (
  | { formato: Formato; data: Uint8Array }
  | { colunas: string[]; lotes: string[] }
)

export interface Lido {
  colunas: string[]
  mapeamento: ColunaMapeada[]
  /** the rows with what is wrong with them: texts of JSON, each an array of LinhaLida */
  lotes: string[]
}

export type Resposta = Lido | { code: ErrorCode; message: string; campos: FieldErrors | undefined }

// the compiled file, also when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/features/pessoas/importacao/file/read.worker.js')

const timeLimit = 30_000

/** Two files at a time; the others wait, so that the memory for more is never taken. */
const turn = pLimit(2)

/** Reads and checks a file's rows in a thread of its own. @throws what is wrong with the file as a whole */
export const read = (pedido: Pedido): Promise<Lido> => turn(() => inThread(pedido))

async function inThread(workerData: Pedido): Promise<Lido> {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
  })
  const late = setTimeout(() => void worker.terminate(), timeLimit)
  try {
    const answer = await new Promise<Resposta>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      // ended by the time or memory limit
      worker.once('exit', () => reject(unreadable('O arquivo é complexo demais para ser lido.')))
    })
    if ('code' in answer) throw new AppError(answer.code, answer.message, answer.campos && { campos: answer.campos })
    return answer
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw unreadable('O arquivo é complexo demais para ser lido.')
    throw error
  } finally {
    clearTimeout(late)
  }
}
