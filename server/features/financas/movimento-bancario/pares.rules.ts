import type { Decimal } from '../../../../schema/rules/money.js'

/** A movement that has no entry yet, as far as pairs need it. */
interface Unmatched {
  id: number
  valor: Decimal
  /** looks like an earlier one: nothing is suggested until somebody says what it is */
  duvida: boolean
}

/** A level of certainty, and which candidates of the same amount fit a movement at it. */
type MatchStep<Movimento, Um, Nivel> = readonly [Nivel, (movimento: Movimento, one: Um) => boolean]

/**
 * Pairs each movement with one candidate of its amount. Each level is finished for all movements before the next one, a
 * candidate is taken once, and a movement has none where two fit: then a person chooses.
 * @param others pending movements that are not shown, but may want the same candidates
 */
export function inPairs<Movimento extends Unmatched, Um extends { valor: Decimal }, Nivel>(
  movimentos: readonly Movimento[],
  others: readonly Movimento[],
  candidatos: readonly Um[],
  steps: readonly MatchStep<Movimento, Um, Nivel>[],
): Map<number, { nivel: Nivel; um: Um }> {
  const found = new Map<number, { nivel: Nivel; um: Um }>()
  const used = new Set<Um>()
  const shown = new Set(movimentos.map(({ id }) => id))
  const all = [...movimentos, ...others.filter(({ id }) => !shown.has(id))].filter(({ duvida }) => !duvida)
  const byAmount = Map.groupBy(candidatos, ({ valor }) => valor)
  for (const [nivel, fits] of steps) {
    const open = all.filter(({ id }) => !found.has(id))
    const wanted = new Map<Um, number>()
    const choices = open.map((movimento) => {
      const own = (byAmount.get(movimento.valor) ?? []).filter((one) => !used.has(one) && fits(movimento, one))
      for (const one of own) wanted.set(one, (wanted.get(one) ?? 0) + 1)
      return { movimento, own }
    })
    for (const { movimento, own } of choices) {
      const [um, another] = own
      if (!um || another || wanted.get(um) !== 1) continue
      found.set(movimento.id, { nivel, um })
      used.add(um)
    }
  }
  return found
}
