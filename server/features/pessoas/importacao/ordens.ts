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

/** The dates of each column of dates; null for other columns. */
const datasDe = (linhas: readonly Linha[], mapeamento: readonly ColunaMapeada[]): (string[] | null)[] =>
  mapeamento.map(({ campo }, place) =>
    campo && isCampo(campo) && isDate(campo)
      ? linhas.map(({ valores }) => cellText(campo, valores[place] ?? ''))
      : null,
  )

/** The order of each column: of its dates, as somebody answered, or Brazil's; null while somebody has to answer. */
export const ordensDe = (linhas: readonly Linha[], mapeamento: readonly ColunaMapeada[]): (DateOrder | null)[] =>
  datasDe(linhas, mapeamento).map((datas, place) => {
    const { ordem, dataAmbigua } = mapeamento[place] ?? {}
    return (datas && dateOrderOf(datas)) ?? ordem ?? (dataAmbigua ? null : 'dia')
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
  const datas = datasDe(linhas, mapeamento)
  const estrangeira = datas.some((one) => one && dateOrderOf(one) === 'mes')
  return mapeamento.map(({ coluna, campo }, place) => {
    const dataAmbigua = portugues.test(bareWord(coluna)) && !estrangeira ? null : ambiguousDate(datas[place] ?? [])
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
