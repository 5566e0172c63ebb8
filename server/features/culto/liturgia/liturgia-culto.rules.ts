import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** More would be no order of service. */
export const maxItens = 100

/** `acoesPermitidas` of an item. */
export const acoesLiturgia = (who: WhoMay): string[] =>
  who.can('liturgiaCulto.escrever') ? ['editar', 'excluir', 'mover'] : []

/**
 * The order that comes of one person's and everybody else's changes: what this person moved goes where this person put it,
 * everything else stays as it is now. Items that others added keep their place, items that others removed stay away.
 * @param antes what the person saw @param pedida what the person made of it @param atual what there is now
 */
export function mergeOrder(antes: readonly number[], pedida: readonly number[], atual: readonly number[]): number[] {
  const living = new Set(atual)
  const wanted = pedida.filter((id) => living.has(id))
  const seen = antes.filter((id) => living.has(id) && wanted.includes(id))
  const kept = new Set(longestCommon(seen, wanted))
  const result = atual.filter((id) => kept.has(id) || !wanted.includes(id))
  let before: number | undefined
  for (const id of wanted) {
    if (!kept.has(id)) result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
    before = id
  }
  return result
}

/** The longest list of items that come in the same order in both: what was not moved. Each item comes at most once in each. */
function longestCommon(a: readonly number[], b: readonly number[]): number[] {
  const place = new Map(b.map((id, index) => [id, index]))
  // for each length, the chain of that length that ends earliest in b
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
