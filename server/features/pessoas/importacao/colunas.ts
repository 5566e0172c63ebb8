import { invalid } from '../../../kernel/errors.js'
import { bareWord } from '../../../kernel/tables/titles.js'
import type { ColunaMapeada } from '../../acesso/usuario/importacao.entity.js'
import { type Campo, campoPorNome, deVariasColunas, isCampo, outrosTelefones, rotulo, sobrenomes } from './campos.js'
import type { Linha } from './file/table.js'
import { understands } from './values.js'

/** How many rows are looked at to see whether the values of a column fit its title. */
const looked = 300

/**
 * Assigns a field to each column: first by the user's choices, then by the columns' names, if the values fit. Each field
 * is filled once, by the first column that matches; the name by all columns that make it.
 * @throws VALIDATION_FAILED for a choice with an unknown column or field, and for a field that is selected twice
 */
export function mapear(
  colunas: readonly string[],
  escolhas: readonly ColunaMapeada[] = [],
  linhas: readonly Linha[] = [],
): ColunaMapeada[] {
  const chosen = new Map(escolhas.map(({ coluna, campo }) => [coluna, campo]))
  const taken = new Set<string>()
  for (const { coluna, campo } of escolhas) {
    if (!colunas.includes(coluna)) throw invalid({ mapeamento: `O arquivo não tem a coluna ${coluna}.` })
    if (campo === null) continue
    if (!isCampo(campo)) throw invalid({ mapeamento: `O campo ${campo} não pode ser importado.` })
    if (taken.has(campo) && !deVariasColunas.has(campo))
      throw invalid({ mapeamento: `Duas colunas não podem preencher o mesmo campo: ${rotulo(campo)}.` })
    taken.add(campo)
  }
  const picked = new Set(taken)
  const sample = linhas.slice(0, looked)
  const fits = (campo: Campo, place: number) =>
    understands(
      campo,
      sample.map(({ valores }) => valores[place] ?? ''),
    )
  const mapped = colunas.map((coluna, place): ColunaMapeada => {
    const choice = chosen.get(coluna)
    if (choice !== undefined) return { coluna, campo: choice }
    const word = bareWord(coluna)
    if (sobrenomes.has(word)) return { coluna, campo: 'name' }
    const campo = campoPorNome.get(word) ?? (outrosTelefones.has(word) ? 'telefoneUsuario' : undefined)
    // what a person has chosen for the telephone is all of it
    const full = campo === 'telefoneUsuario' ? picked.has(campo) : campo && taken.has(campo)
    if (!campo || full || !fits(campo, place)) return { coluna, campo: null }
    taken.add(campo)
    return { coluna, campo }
  })
  // a surname alone names nobody
  const given = mapped.some(
    ({ coluna, campo }) => campo === 'name' && (chosen.has(coluna) || !sobrenomes.has(bareWord(coluna))),
  )
  return given ? mapped : mapped.map((one) => (one.campo === 'name' ? { ...one, campo: null } : one))
}
