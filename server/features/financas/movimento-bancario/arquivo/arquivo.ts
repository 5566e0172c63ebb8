import { invalid } from '../../../../kernel/base/errors.js'
import { historicoOf, pagadorOf } from '../textos/textos.rules.js'
import { type CsvTable, orderOfDays, readCsv, readTable } from './csv.js'
import { type Columns, columnsByTitle } from './dialetos.js'
import {
  contaInText,
  decodeFile,
  e2eOf,
  type IdentifiedMovimento,
  identify,
  type Motivo,
  motivoOfText,
  type ReadExtrato,
  refused,
} from './extrato.js'
import type { Extrato, Pedido, ReadFile, RememberedColumns } from './ler.js'
import { readOfx } from './ofx.js'

/** A movement as it is stored. */
export interface Line {
  linha: number
  identidade: string
  data: string
  valor: string
  fitid: string
  historico: string
  documento: string
  e2e: string | null
  pagador: string | null
  motivo: Motivo | null
}

/** Reads a file as far as it can be without the church's books. */
export function readFile({ nomeArquivo, data, escolhidas, ordem, lembradas }: Pedido): ReadFile {
  const texto = decodeFile(data)
  if (/<OFX>/i.test(texto)) return { formato: 'ofx', extrato: withLines(readOfx(texto)) }
  if (!/\.csv$|\.txt$/i.test(nomeArquivo)) throw refused('Envie o extrato em OFX (Money) ou CSV, como o banco o dá.')
  const tabela = readTable(texto)
  const fromCsv = { formato: 'csv', numero: contaInText(tabela.antes), cabecalho: tabela.cabecalho } as const
  const colunas = inTable(tabela, escolhidas) ?? conhecidas(tabela, lembradas)
  const sugestao = colunas ?? columnsByTitle(tabela.titulos)
  const dias = sugestao && orderOfDays(tabela, sugestao)
  const primeiro = dias?.ordem ?? ordem
  if (colunas && primeiro) return { ...fromCsv, colunas, extrato: withLines(readCsv(tabela, colunas, primeiro)) }
  const amostra = tabela.linhas.slice(0, 3).map(({ valores }) => valores.join(' | '))
  const dataAmbigua = dias?.ordem === null ? dias.dataAmbigua : null
  return { ...fromCsv, perguntas: { colunas: tabela.titulos, amostra, sugestao, dataAmbigua } }
}

/** The columns of an earlier file with the same titles; without titles, of an earlier file of this account. */
const conhecidas = (
  { cabecalho, semTitulos }: CsvTable,
  remembered: readonly RememberedColumns[],
): Columns | undefined =>
  remembered.find((one) => one.cabecalho === cabecalho && (one.destaConta || !semTitulos))?.colunas

/**
 * The chosen columns.
 * @throws VALIDATION_FAILED when the file has no such column
 */
function inTable({ titulos }: CsvTable, chosen: Columns | null): Columns | null {
  for (const [campo, place] of Object.entries(chosen ?? {}))
    if (typeof place === 'number' && place >= titulos.length)
      throw invalid({ [`colunas.${campo}`]: 'O arquivo não tem esta coluna.' })
  return chosen
}

function withLines({ movimentos, ...extrato }: ReadExtrato): Extrato {
  const pix = idsOfPix()
  const linhas = identify({ ...extrato, movimentos }).map((movimento, linha): Line => {
    const historico = historicoOf(movimento)
    return {
      linha,
      identidade: movimento.identidade,
      data: movimento.data,
      valor: movimento.valor,
      fitid: movimento.fitid.slice(0, 255),
      historico,
      documento: movimento.documento.slice(0, 60),
      e2e: pix(movimento),
      pagador: pagadorOf(historico),
      motivo: motivoOfText(movimento),
    }
  })
  return { ...extrato, lote: JSON.stringify(linhas), linhas: linhas.length }
}

/** The id of each line's Pix. A second line of one Pix with another amount, such as its fee, is not that Pix: it has none. */
function idsOfPix(): (movimento: IdentifiedMovimento) => string | null {
  const first = new Map<string, string>()
  return (movimento) => {
    const e2e = e2eOf(movimento)
    if (e2e === null) return null
    const side = `${e2e} ${movimento.valor.startsWith('-')}`
    if (!first.has(side)) first.set(side, movimento.valor)
    return first.get(side) === movimento.valor ? e2e : null
  }
}
