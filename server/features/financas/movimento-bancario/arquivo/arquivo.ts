import { invalid } from '../../../../kernel/errors.js'
import { historicoDe, pagadorDo } from '../textos.rules.js'
import { lerCsv, lerTabela, ordemDosDias, type TabelaCsv } from './csv.js'
import { type Colunas, colunasPorTitulo } from './dialetos.js'
import {
  contaNoTexto,
  decodificar,
  type ExtratoLido,
  e2eDo,
  identificar,
  type Motivo,
  type MovimentoIdentificado,
  motivoDoTexto,
  recusado,
} from './extrato.js'
import type { Extrato, Lembradas, Lido, Pedido } from './ler.js'
import { lerOfx } from './ofx.js'

/** A movement as it is stored. */
export interface Linha {
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
export function lerArquivo({ nomeArquivo, data, escolhidas, ordem, lembradas }: Pedido): Lido {
  const texto = decodificar(data)
  if (/<OFX>/i.test(texto)) return { formato: 'ofx', extrato: comLinhas(lerOfx(texto)) }
  if (!/\.csv$|\.txt$/i.test(nomeArquivo)) throw recusado('Envie o extrato em OFX (Money) ou CSV, como o banco o dá.')
  const tabela = lerTabela(texto)
  const deCsv = { formato: 'csv', numero: contaNoTexto(tabela.antes), cabecalho: tabela.cabecalho } as const
  const colunas = naTabela(tabela, escolhidas) ?? conhecidas(tabela, lembradas)
  const sugestao = colunas ?? colunasPorTitulo(tabela.titulos)
  const dias = sugestao && ordemDosDias(tabela, sugestao)
  const primeiro = dias?.ordem ?? ordem
  if (colunas && primeiro) return { ...deCsv, colunas, extrato: comLinhas(lerCsv(tabela, colunas, primeiro)) }
  const amostra = tabela.linhas.slice(0, 3).map(({ valores }) => valores.join(' | '))
  const dataAmbigua = dias?.ordem === null ? dias.dataAmbigua : null
  return { ...deCsv, perguntas: { colunas: tabela.titulos, amostra, sugestao, dataAmbigua } }
}

/** The columns of an earlier file with the same titles; without titles, of an earlier file of this account. */
const conhecidas = ({ cabecalho, semTitulos }: TabelaCsv, lembradas: readonly Lembradas[]): Colunas | undefined =>
  lembradas.find((one) => one.cabecalho === cabecalho && (one.destaConta || !semTitulos))?.colunas

/**
 * The chosen columns.
 * @throws VALIDATION_FAILED when the file has no such column
 */
function naTabela({ titulos }: TabelaCsv, escolhidas: Colunas | null): Colunas | null {
  for (const [campo, place] of Object.entries(escolhidas ?? {}))
    if (typeof place === 'number' && place >= titulos.length)
      throw invalid({ [`colunas.${campo}`]: 'O arquivo não tem esta coluna.' })
  return escolhidas
}

function comLinhas({ movimentos, ...extrato }: ExtratoLido): Extrato {
  const pix = idsDosPix()
  const linhas = identificar({ ...extrato, movimentos }).map((movimento, linha): Linha => {
    const historico = historicoDe(movimento)
    return {
      linha,
      identidade: movimento.identidade,
      data: movimento.data,
      valor: movimento.valor,
      fitid: movimento.fitid.slice(0, 255),
      historico,
      documento: movimento.documento.slice(0, 60),
      e2e: pix(movimento),
      pagador: pagadorDo(historico),
      motivo: motivoDoTexto(movimento),
    }
  })
  return { ...extrato, lote: JSON.stringify(linhas), linhas: linhas.length }
}

/** The id of each line's Pix. A second line of one Pix with another amount, such as its fee, is not that Pix: it has none. */
function idsDosPix(): (movimento: MovimentoIdentificado) => string | null {
  const first = new Map<string, string>()
  return (movimento) => {
    const e2e = e2eDo(movimento)
    if (e2e === null) return null
    const side = `${e2e} ${movimento.valor.startsWith('-')}`
    if (!first.has(side)) first.set(side, movimento.valor)
    return first.get(side) === movimento.valor ? e2e : null
  }
}
