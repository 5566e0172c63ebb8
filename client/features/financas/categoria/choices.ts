import { useCan } from '../../../kernel/session'
import { useCategoriaChoicesQuery } from './choices.generated'

type Natureza = 'receita' | 'despesa'

/** The church's categories of income or of expenses, in the order of the chart; empty until they are known. */
export function useCategorias(natureza: Natureza) {
  const skip = !useCan('categoria.ler')
  const { data } = useCategoriaChoicesQuery({ variables: { natureza }, skip })
  return data?.categorias.nodes ?? []
}

/**
 * The categories that a form offers, each below its fixed one.
 * @param stored the category that the record already has, which is offered even if it is inactive
 */
export function useCategoriaChoices(natureza: Natureza, stored?: number | null) {
  const all = useCategorias(natureza)
  const raizes = new Map(all.filter(({ fixa }) => fixa).map(({ raiz, nome }) => [raiz, nome]))
  const offered = all.filter(({ id, ativa }) => ativa || id === stored)
  const grouped = offered.some(({ fixa }) => !fixa)
  return offered.map(({ id, nome, raiz, fixa, restrita }) => ({
    value: id,
    label: nome,
    raiz,
    fixa,
    restrita,
    ...(grouped && { group: raizes.get(raiz) ?? '' }),
  }))
}
