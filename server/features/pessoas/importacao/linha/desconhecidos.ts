import { usuarioInput } from '../../../../../schema/rules/acesso/usuario.input.js'
import { normaliseText } from '../../../../../schema/rules/folding.js'
import { valoresPerguntados } from '../../../../../schema/rules/pessoas/importacao.input.js'
import { invalid } from '../../../../kernel/base/errors.js'
import type { FileValue, MappedColumn } from '../../../acesso/usuario/importacao.entity.js'
import type { TableLine } from '../file/table.js'
import { type Field, isField, labelOf } from './campos.js'
import { cellText, readCell } from './values.js'

/*
 * Values that a field with a fixed list does not know, such as the marital status 'Separado'. Somebody says once for all
 * rows what they are, or that they stay empty.
 */

const fromList: ReadonlySet<Field> = new Set(['sexo', 'estadoCivil', 'uf', 'recemConvertido', 'usuarioAtivo'])

const shown = 60

const key = (text: string): string => normaliseText(text.slice(0, shown))

const serve = (campo: Field, valor: string): boolean => usuarioInput.shape[campo].safeParse(valor).success

/** The values of a column that its field does not know, the most frequent first. */
function unknownOf(linhas: readonly TableLine[], campo: Field, place: number): { texto: string; linhas: number }[] {
  const known = new Map<string, boolean>()
  const found = new Map<string, { texto: string; linhas: number }>()
  for (const { valores } of linhas) {
    const cell = valores[place] ?? ''
    let right = known.get(cell)
    if (right === undefined) {
      const valor = readCell(campo, cell)
      known.set(cell, (right = valor === undefined || serve(campo, valor)))
    }
    if (right) continue
    const texto = cellText(campo, cell).slice(0, shown).toWellFormed()
    const same = found.get(key(texto))
    if (same) same.linhas++
    else found.set(key(texto), { texto, linhas: 1 })
  }
  return [...found.values()].sort((a, b) => b.linhas - a.linhas).slice(0, valoresPerguntados)
}

/**
 * The columns, each with the values that somebody has to say something about, and with what was said.
 * @param answers what was said, for this file or an earlier one of the same columns
 * @throws VALIDATION_FAILED for an answer that the field does not know either
 */
export function withUnknown(
  linhas: readonly TableLine[],
  mapping: readonly MappedColumn[],
  answers: readonly MappedColumn[],
): MappedColumn[] {
  return mapping.map((coluna, place) => {
    const { campo } = coluna
    if (!campo || !isField(campo) || !fromList.has(campo)) return coluna
    const answer = answers.find((one) => one.coluna === coluna.coluna && one.campo === campo)
    const stated = new Map((answer?.valores ?? []).map(({ texto, valor }) => [key(texto), valor ?? null]))
    for (const valor of stated.values())
      if (valor && !serve(campo, valor)) throw invalid({ mapeamento: `${labelOf(campo)}: ${valor} não é da lista.` })
    const valores = unknownOf(linhas, campo, place).map(
      (one): FileValue => ({ ...one, valor: stated.get(key(one.texto)) ?? null }),
    )
    return valores.length ? { ...coluna, valores } : coluna
  })
}

/** What was said about a column's values: what a cell's text means, '' for nothing; null: nothing was asked. */
export type Meanings = ((text: string) => string | undefined) | null

export const meaningsOf = ({ valores }: MappedColumn): Meanings => {
  const stated = new Map(valores?.flatMap(({ texto, valor }) => (valor == null ? [] : [[key(texto), valor] as const])))
  return stated.size ? (text) => stated.get(key(text)) : null
}
