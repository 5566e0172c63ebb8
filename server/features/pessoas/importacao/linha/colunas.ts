import { invalid } from '../../../../kernel/base/errors.js'
import { bareWord } from '../../../../kernel/work/tables/titles.js'
import type { MappedColumn } from '../../../acesso/usuario/importacao.entity.js'
import type { TableLine } from '../file/table.js'
import {
  type Field,
  fieldByName,
  fromSeveralColumns,
  isField,
  labelOf,
  otherTelefones,
  sobrenomes,
  weakNames,
} from './campos.js'
import { mostlyDifferent, understands } from './values.js'

/** How many rows are looked at to see whether the values of a column fit its title. */
const looked = 300

/**
 * Assigns a field to each column: first by the user's choices, then by the columns' names, if the values fit. Each field
 * is filled once, by the first column that matches; the name by all columns that make it.
 * @param seen whether somebody looks at the columns. Where nobody does, only names have to fit: a wrong value of another
 *   field is an error of its row
 * @throws VALIDATION_FAILED for a choice with an unknown column or field, and for a field that is selected twice
 */
export function mapColumns(
  colunas: readonly string[],
  escolhas: readonly MappedColumn[] = [],
  linhas: readonly TableLine[] = [],
  seen = true,
): MappedColumn[] {
  const chosen = new Map(escolhas.map(({ coluna, campo }) => [coluna, campo]))
  const taken = new Set<string>()
  for (const { coluna, campo } of escolhas) {
    if (!colunas.includes(coluna)) throw invalid({ mapeamento: `O arquivo não tem a coluna ${coluna}.` })
    if (campo === null) continue
    if (!isField(campo)) throw invalid({ mapeamento: `O campo ${campo} não pode ser importado.` })
    if (taken.has(campo) && !fromSeveralColumns.has(campo))
      throw invalid({ mapeamento: `Duas colunas não podem preencher o mesmo campo: ${labelOf(campo)}.` })
    taken.add(campo)
  }
  const picked = new Set(taken)
  const sample = linhas.slice(0, looked)
  const cells = (place: number) => sample.map(({ valores }) => valores[place] ?? '')
  const fits = (campo: Field, place: number) => (!seen && campo !== 'name') || understands(campo, cells(place))
  const named = (word: string) => fieldByName.get(word) === 'name' && !weakNames.has(word)
  const strong = colunas.some((coluna) => named(bareWord(coluna)) && chosen.get(coluna) !== null)
  const weak = (word: string, place: number) => weakNames.has(word) && (strong || !mostlyDifferent(cells(place)))
  const mapped = colunas.map((coluna, place): MappedColumn => {
    const choice = chosen.get(coluna)
    if (choice !== undefined) return { coluna, campo: choice }
    const word = bareWord(coluna)
    if (sobrenomes.has(word)) return { coluna, campo: 'name' }
    const campo = fieldByName.get(word) ?? (otherTelefones.has(word) ? 'telefoneUsuario' : undefined)
    // what a person has chosen for the telephone is all of it
    const full = campo === 'telefoneUsuario' ? picked.has(campo) : campo && taken.has(campo)
    if (!campo || full || weak(word, place) || !fits(campo, place)) return { coluna, campo: null }
    taken.add(campo)
    return { coluna, campo }
  })
  // a surname alone names nobody
  const given = mapped.some(
    ({ coluna, campo }) => campo === 'name' && (chosen.has(coluna) || !sobrenomes.has(bareWord(coluna))),
  )
  return given ? mapped : mapped.map((one) => (one.campo === 'name' ? { ...one, campo: null } : one))
}
