import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode, type FieldErrors } from '../../../../kernel/errors.js'
import { projectRoot } from '../../../../kernel/paths.js'
import type { ColunaMapeada } from '../../../acesso/usuario/importacao.entity.js'
import type { Propostas } from '../linha.js'
import { type Formato, unreadable } from './format.js'

/** How it is read. */
export interface Como {
  /** what people chose for this file */
  escolhas: readonly ColunaMapeada[]
  /** what was chosen for earlier files of the church */
  lembrados: readonly { colunas: string[]; mapeamento: ColunaMapeada[] }[]
  /** null: nobody looks at the rows before they are saved */
  propostas: Propostas | null
}

/** The data to read: a file; or, with another mapping, rows that were read before (as JSON, see Linha). */
export type Pedido = Como & ({ formato: Formato; data: Uint8Array } | { colunas: string[]; lotes: string[] })

export interface Lido {
  colunas: string[]
  mapeamento: ColunaMapeada[]
  /** what of the file is left out */
  avisos: string[]
  /** the rows with their errors: JSON texts, each an array of LinhaLida */
  lotes: string[]
}

export type Resposta = Lido | { code: ErrorCode; message: string; campos: FieldErrors | undefined }

// the compiled file, even when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/features/pessoas/importacao/file/read.worker.js')

const timeLimit = 30_000
const tooComplex = 'O arquivo é complexo demais para ser lido.'
const interrupted = 'A leitura do arquivo foi interrompida.'

/**
 * Reads and checks a file's rows in a worker thread.
 * @param ended ends the thread
 * @throws the errors of the file as a whole
 */
export async function read(workerData: Pedido, ended: AbortSignal): Promise<Lido> {
  if (ended.aborted) throw unreadable(interrupted)
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
  })
  const end = () => void worker.terminate()
  const late = setTimeout(end, timeLimit)
  ended.addEventListener('abort', end, { once: true })
  try {
    const answer = await new Promise<Resposta>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      // the worker was ended by the calling code, the time limit or the memory limit
      worker.once('exit', () => reject(unreadable(ended.aborted ? interrupted : tooComplex)))
    })
    if ('code' in answer) throw new AppError(answer.code, answer.message, answer.campos && { campos: answer.campos })
    return answer
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw unreadable(tooComplex)
    throw error
  } finally {
    clearTimeout(late)
    ended.removeEventListener('abort', end)
  }
}
