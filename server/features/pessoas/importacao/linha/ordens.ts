import { ambiguousDate, bothDays, type DateOrder, dateOrderOf } from '../../../../kernel/work/tables/date-order.js'
import { bareWord } from '../../../../kernel/work/tables/titles.js'
import type { MappedColumn } from '../../../acesso/usuario/importacao.entity.js'
import type { TableLine } from '../file/table.js'
import { isField } from './campos.js'
import { cellText, isDate } from './values.js'

/*
 * What comes first in the dates of a list, the day or the month. The values of a column mostly tell; where they fit both
 * and nothing else says that the list is Brazilian, somebody has to.
 */

/** The dates of a column of dates; null for other columns. They are read as far as they are needed. */
function datesOf(linhas: readonly TableLine[], { campo }: MappedColumn, place: number): Iterable<string> | null {
  if (!campo || !isField(campo) || !isDate(campo)) return null
  return {
    *[Symbol.iterator]() {
      for (const { valores } of linhas) yield cellText(campo, valores[place] ?? '')
    },
  }
}

/** The order of each column: of its dates, as somebody answered, or Brazil's; null while somebody has to answer. */
export const ordersOf = (linhas: readonly TableLine[], mapping: readonly MappedColumn[]): (DateOrder | null)[] =>
  mapping.map((coluna, place) => {
    const datas = datesOf(linhas, coluna, place)
    return (datas && dateOrderOf(datas)) ?? coluna.ordem ?? (coluna.dataAmbigua ? null : 'dia')
  })

/** Titles of dates in Portuguese. */
const portugues = /^(data|dt|dia)|nasc|aniversario|conver(sao|tid)|batismo|batizad|desde/

/**
 * The columns, each with a date of which somebody has to say what comes first, and with the answer. A Portuguese title
 * says it too, unless another column of the file has the month first.
 * @param answers what was answered for single columns
 * @param answer what was answered for all of them
 */
export function withOrders(
  linhas: readonly TableLine[],
  mapping: readonly MappedColumn[],
  answers: readonly MappedColumn[],
  answer: DateOrder | null = null,
): MappedColumn[] {
  const colunas = mapping.map((coluna, place) => ({ ...coluna, datas: datesOf(linhas, coluna, place) }))
  const foreign = colunas.some(({ datas }) => datas && dateOrderOf(datas) === 'mes')
  return colunas.map(({ coluna, campo, datas }) => {
    const brasileira = portugues.test(bareWord(coluna)) && !foreign
    const dataAmbigua = !datas || brasileira ? null : ambiguousDate(datas)
    if (dataAmbigua === null) return { coluna, campo }
    const ordem = answers.find((one) => one.coluna === coluna)?.ordem ?? answer
    return { coluna, campo, dataAmbigua, ordem }
  })
}

/** The question about the first column whose order somebody has to say; undefined: all are answered. */
export function orderPergunta(mapping: readonly MappedColumn[]): string | undefined {
  const open = mapping.find(({ dataAmbigua, ordem }) => dataAmbigua && !ordem)
  return open && `Coluna ${open.coluna}: ${bothDays(open.dataAmbigua ?? '')}. Diga o que vem primeiro.`
}
