import type { Decimal } from '../../../kernel/money.js'

/** A movement that has no entry yet, as far as pairs need it. */
interface Aberto {
  id: number
  valor: Decimal
  /** looks like an earlier one: nothing is suggested until somebody says what it is */
  duvida: boolean
}

/** A level of certainty, and which candidates of the same amount fit a movement at it. */
type Passo<Movimento, Um, Nivel> = readonly [Nivel, (movimento: Movimento, one: Um) => boolean]

/**
 * Pairs each movement with one candidate of its amount. Each level is finished for all movements before the next one, a
 * candidate is taken once, and a movement has none where two fit: then a person chooses.
 * @param outros pending movements that are not shown, but may want the same candidates
 */
export function emPares<Movimento extends Aberto, Um extends { valor: Decimal }, Nivel>(
  movimentos: readonly Movimento[],
  outros: readonly Movimento[],
  candidatos: readonly Um[],
  passos: readonly Passo<Movimento, Um, Nivel>[],
): Map<number, { nivel: Nivel; um: Um }> {
  const found = new Map<number, { nivel: Nivel; um: Um }>()
  const used = new Set<Um>()
  const shown = new Set(movimentos.map(({ id }) => id))
  const all = [...movimentos, ...outros.filter(({ id }) => !shown.has(id))].filter(({ duvida }) => !duvida)
  const byAmount = Map.groupBy(candidatos, ({ valor }) => valor)
  for (const [nivel, fits] of passos) {
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
