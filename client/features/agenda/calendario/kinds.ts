import { useMemo } from 'react'
import { type CalendarKind, everyFeature, type House, useHouse } from '../../../kernel/house'

/** What the church's calendar may show, as the features tell it. */
export function useKinds() {
  const house = useHouse()
  return useMemo(() => kindsOf(house), [house])
}

function kindsOf(house: House) {
  const kinds = new Map(everyFeature(house).flatMap(({ name, calendar }) => (calendar ? [[name, calendar]] : [])))
  const order = [...kinds.keys()]
  const place = (tipo: string) => (kinds.has(tipo) ? order.indexOf(tipo) : order.length)
  return {
    /** Of a kind that no feature tells of, its name on the wire: better than nothing. */
    kindOf: (tipo: string): CalendarKind => kinds.get(tipo) ?? { one: tipo, many: tipo, tone: 'neutral' },
    /** In the order of the menu, those unknown last. */
    inKindOrder: (tipos: Iterable<string>): string[] =>
      [...tipos].sort((a, b) => place(a) - place(b) || a.localeCompare(b)),
  }
}
