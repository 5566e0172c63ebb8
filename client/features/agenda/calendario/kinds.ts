import { useMemo } from 'react'
import { type CalendarKind, everyFeature, type FeatureRegistry, useFeatureRegistry } from '../../../kernel/feature'

/** The kinds of entry that the features declare for the church's calendar. */
export function useKinds() {
  const registry = useFeatureRegistry()
  return useMemo(() => kindsOf(registry), [registry])
}

function kindsOf(registry: FeatureRegistry) {
  const kinds = new Map(everyFeature(registry).flatMap(({ name, calendar }) => (calendar ? [[name, calendar]] : [])))
  const order = [...kinds.keys()]
  const place = (tipo: string) => (kinds.has(tipo) ? order.indexOf(tipo) : order.length)
  return {
    /** For a kind that no feature declares, the API name serves as its label. */
    kindOf: (tipo: string): CalendarKind => kinds.get(tipo) ?? { one: tipo, many: tipo, tone: 'neutral' },
    /** In menu order; unknown kinds come last. */
    inKindOrder: (tipos: Iterable<string>): string[] =>
      [...tipos].sort((a, b) => place(a) - place(b) || a.localeCompare(b)),
  }
}
