import path from 'node:path'
import { projectRoot } from '../../../../kernel/base/paths.js'
import type { DateOrder } from '../../../../kernel/work/tables/date-order.js'
import { readInThread } from '../../../../kernel/work/tables/read-in-thread.js'
import type { MappedColumn } from '../../../acesso/usuario/importacao.entity.js'
import type { Propostas } from '../linha/linha.js'
import type { FileFormat } from './format.js'

/** How it is read. */
export interface ReadOptions {
  /** what people chose for this file */
  escolhas: readonly MappedColumn[]
  /** what was chosen for earlier files of the church */
  lembrados: readonly { colunas: string[]; mapeamento: MappedColumn[] }[]
  /** null: nobody looks at the rows before they are saved */
  propostas: Propostas | null
  /** what comes first in all dates that may be two days, when somebody has said it */
  ordem?: DateOrder | null
}

/** The data to read: a file; or, with another mapping, rows that were read before (as JSON, see Linha). */
export type Pedido = ReadOptions & ({ formato: FileFormat; data: Uint8Array } | { colunas: string[]; lotes: string[] })

export interface ReadFile {
  colunas: string[]
  mapeamento: MappedColumn[]
  /** what of the file is left out */
  avisos: string[]
  /** the rows with their errors: JSON texts, each an array of ReadLine */
  lotes: string[]
}

// the compiled file, even when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/features/pessoas/importacao/file/read.worker.js')

/**
 * Reads and checks a file's rows in a worker thread.
 * @param ended ends the thread
 * @throws the errors of the file as a whole
 */
export const read = (pedido: Pedido, ended: AbortSignal): Promise<ReadFile> =>
  readInThread<ReadFile>(program, pedido, ended)
