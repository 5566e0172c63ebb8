import { useCategoriaChoices } from '../categoria'
import { choicesOf, type Side } from './side'

/** What the field of the category holds: the id of an own category, or 'raiz:2' for a fixed one. */
export const categoriaDoCampo = ({ categoria, idCategoria }: { categoria: number; idCategoria: number | null }) =>
  idCategoria ?? raiz(categoria)

const raiz = (numero: number) => `raiz:${numero}`

/**
 * The choices of an entry's category, the church's own ones below the fixed ones, and what the API takes for one of them.
 * The fixed ones can be chosen also while the others are not known.
 */
export function useCategoriaDoLancamento(
  side: Pick<Side, 'natureza' | 'categorias'>,
  stored?: { categoria: number; idCategoria: number | null },
) {
  const proprias = useCategoriaChoices(side.natureza, stored?.idCategoria)
  const choices = proprias.length
    ? proprias.map((choice) => ({ ...choice, value: choice.fixa ? raiz(choice.raiz) : choice.value }))
    : choicesOf(side).map(({ value, label }) => ({ value: raiz(value), label, raiz: value }))
  const enviar = (value: string | number) => {
    const [, fixa] = /^raiz:(\d)$/.exec(String(value)) ?? []
    if (fixa) return { categoria: Number(fixa), idCategoria: null }
    const chosen = choices.find((choice) => choice.value === value)
    return { categoria: chosen?.raiz ?? stored?.categoria ?? 5, idCategoria: String(value) }
  }
  /** The category for a payable or receivable, which has a field for it once the church has categories of its own. */
  const daConta = (value: string | number) =>
    proprias.some(({ fixa }) => !fixa)
      ? proprias.find((choice) => (choice.fixa ? raiz(choice.raiz) : choice.value) === value)?.value
      : undefined
  return { choices, enviar, daConta }
}
