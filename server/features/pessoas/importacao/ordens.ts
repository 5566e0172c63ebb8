import { ambiguousDate, bothDays, type DateOrder, dateOrderOf } from '../../../kernel/tables/date-order.js'
import { bareWord } from '../../../kernel/tables/titles.js'
import type { ColunaMapeada } from '../../acesso/usuario/importacao.entity.js'
import { isCampo } from './campos.js'
import type { Linha } from './file/table.js'
import { cellText, isDate } from './values.js'

/*
 * What comes first in the dates of a list, the day or the month. The values of a column mostly tell; where they fit both
 * and nothing else says that the list is Brazilian, somebody has to.
 */

/** The dates of a column of dates; null for other columns. They are read as far as they are needed. */
function datasDe(linhas: readonly Linha[], { campo }: ColunaMapeada, place: number): Iterable<string> | null {
  if (!campo || !isCampo(campo) || !isDate(campo)) return null
  return {
    *[Symbol.iterator]() {
      for (const { valores } of linhas) yield cellText(campo, valores[place] ?? '')
    },
  }
}

/** The order of each column: of its dates, as somebody answered, or Brazil's; null while somebody has to answer. */
export const ordensDe = (linhas: readonly Linha[], mapeamento: readonly ColunaMapeada[]): (DateOrder | null)[] =>
  mapeamento.map((coluna, place) => {
    const datas = datasDe(linhas, coluna, place)
    return (datas && dateOrderOf(datas)) ?? coluna.ordem ?? (coluna.dataAmbigua ? null : 'dia')
  })

/** Titles of dates in Portuguese. */
const portugues = /^(data|dt|dia)|nasc|aniversario|conver(sao|tid)|batismo|batizad|desde/

/**
 * The columns, each with a date of which somebody has to say what comes first, and with the answer. A Portuguese title
 * says it too, unless another column of the file has the month first.
 * @param respostas what was answered for single columns
 * @param resposta what was answered for all of them
 */
export function comOrdens(
  linhas: readonly Linha[],
  mapeamento: readonly ColunaMapeada[],
  respostas: readonly ColunaMapeada[],
  resposta: DateOrder | null = null,
): ColunaMapeada[] {
  const colunas = mapeamento.map((coluna, place) => ({ ...coluna, datas: datasDe(linhas, coluna, place) }))
  const estrangeira = colunas.some(({ datas }) => datas && dateOrderOf(datas) === 'mes')
  return colunas.map(({ coluna, campo, datas }) => {
    const brasileira = portugues.test(bareWord(coluna)) && !estrangeira
    const dataAmbigua = !datas || brasileira ? null : ambiguousDate(datas)
    if (dataAmbigua === null) return { coluna, campo }
    const ordem = respostas.find((one) => one.coluna === coluna)?.ordem ?? resposta
    return { coluna, campo, dataAmbigua, ordem }
  })
}

/** The question about the first column whose order somebody has to say; undefined: all are answered. */
export function perguntaDaOrdem(mapeamento: readonly ColunaMapeada[]): string | undefined {
  const aberta = mapeamento.find(({ dataAmbigua, ordem }) => dataAmbigua && !ordem)
  return aberta && `Coluna ${aberta.coluna}: ${bothDays(aberta.dataAmbigua ?? '')}. Diga o que vem primeiro.`
}
