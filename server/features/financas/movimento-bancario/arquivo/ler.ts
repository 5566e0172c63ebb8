import path from 'node:path'
import { projectRoot } from '../../../../kernel/base/paths.js'
import type { DateOrder } from '../../../../kernel/work/tables/date-order.js'
import { readInThread } from '../../../../kernel/work/tables/read-in-thread.js'
import type { Columns } from './dialetos.js'
import type { ReadExtrato } from './extrato.js'

/** Columns as an earlier file had them. */
export interface RememberedColumns {
  cabecalho: string
  /** of the account that the file is imported into */
  destaConta: boolean
  colunas: Columns
}

/** A file, and what is known of its columns. */
export interface Pedido {
  nomeArquivo: string
  data: Uint8Array
  /** what a person chose for this file */
  escolhidas: Columns | null
  /** what comes first in days that may be two, as a person said */
  ordem?: DateOrder | null
  /** of earlier files, the newest first */
  lembradas: readonly RememberedColumns[]
}

/** What a person needs to choose the columns of a file, and a day of which only a person knows what comes first. */
export interface Perguntas {
  colunas: string[]
  amostra: string[]
  sugestao: Columns | null
  dataAmbigua: string | null
}

/** What a file says, without its movements, which are a JSON text that the database parses. */
export interface Extrato extends Omit<ReadExtrato, 'movimentos'> {
  /** an array of Linha */
  lote: string
  linhas: number
}

/** The number of the account that a CSV file names, its titles, and its columns or what is asked about them. */
export interface FromCsv {
  formato: 'csv'
  numero: string
  cabecalho: string
}

export type ReadFile =
  | { formato: 'ofx'; extrato: Extrato }
  | (FromCsv & { colunas: Columns; extrato: Extrato })
  | (FromCsv & { perguntas: Perguntas })

// the compiled file, even when the tests run from the sources
const program = path.join(projectRoot, 'dist/server/features/financas/movimento-bancario/arquivo/ler.worker.js')

/**
 * Reads a statement's file in a thread.
 * @param ended ends the thread
 * @throws VALIDATION_FAILED for a file that cannot be imported
 */
export const read = (pedido: Pedido, ended: AbortSignal): Promise<ReadFile> =>
  readInThread<ReadFile>(program, pedido, ended)
