import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** Maximum number of items; a longer liturgy is not realistic. */
export const maxItems = 100

/** `acoesPermitidas` of an item. */
export const actionsOfLiturgia = (who: WhoMay): string[] =>
  who.can('liturgiaCulto.escrever') ? ['editar', 'excluir', 'mover'] : []

/**
 * Merges one user's new order with the changes of other users. Items that the user moved get their new position; all
 * other items keep their current position. Items that others added keep their position; items that others removed stay
 * removed.
 * @param earlier the order that the user saw
 * @param pedida the user's new order
 * @param atual the current order
 */
export function mergeOrder(earlier: readonly number[], pedida: readonly number[], atual: readonly number[]): number[] {
  const living = new Set(atual)
  const wanted = pedida.filter((id) => living.has(id))
  const seen = earlier.filter((id) => living.has(id) && wanted.includes(id))
  const kept = new Set(longestCommon(seen, wanted))
  const result = atual.filter((id) => kept.has(id) || !wanted.includes(id))
  let before: number | undefined
  for (const id of wanted) {
    if (!kept.has(id)) result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
    before = id
  }
  return result
}

/**
 * The longest common subsequence of both lists: the items that were not moved. Each item occurs at most once in each.
 */
function longestCommon(a: readonly number[], b: readonly number[]): number[] {
  const place = new Map(b.map((id, index) => [id, index]))
  // for each length, the common subsequence of this length that ends earliest in b
  const chains: number[][] = []
  for (const id of a) {
    const at = place.get(id)
    if (at === undefined) continue
    const length = chains.findIndex((chain) => (place.get(chain.at(-1) as number) as number) > at)
    const index = length === -1 ? chains.length : length
    chains[index] = [...(chains[index - 1] ?? []), id]
  }
  return chains.at(-1) ?? []
}
