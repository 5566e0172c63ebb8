import { useContext, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../schema/rules/dates.js'
import { addressParams, formatMonthTitle, TimeZone } from '../../../kernel/ui'
import { addDays, addMonths, daysFrom, isDate, shortDay, weekOf, weeksOf } from './days'

export const VIEWS = ['mes', 'semana', 'lista'] as const
export type ViewName = (typeof VIEWS)[number]

/** Number of days that the list shows. */
const listed = 30

/** The shown days and the view, kept in the address: ?vista=semana&dia=2026-11-25 */
export function useView() {
  const timeZone = useContext(TimeZone)
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => todayIn(timeZone))
  const { dia, vista, escondidos } = readView(params, today)

  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      () => {
        const next = addressParams()
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  const days = daysOfView(vista, dia)
  return {
    today,
    dia,
    vista,
    days,
    title: titleOf(vista, dia, days),
    escondidos,
    show: (name: ViewName) => change({ vista: name === 'mes' ? undefined : name }),
    choose: (day: string, name: ViewName = vista) =>
      change({ dia: day === today ? undefined : day, vista: name === 'mes' ? undefined : name }),
    step: (steps: 1 | -1) => {
      const { dia, vista } = readView(addressParams(), today)
      const next = vista === 'mes' ? addMonths(dia, steps) : addDays(dia, steps * (vista === 'semana' ? 7 : listed))
      change({ dia: next === today ? undefined : next })
    },
    toggle: (tipo: string) => {
      const next = readView(addressParams(), today).escondidos
      if (!next.delete(tipo)) next.add(tipo)
      change({ sem: [...next].join(',') || undefined })
    },
  }
}

export type View = ReturnType<typeof useView>

function readView(params: URLSearchParams, today: string) {
  const asked = params.get('dia')
  return {
    dia: isDate(asked) ? asked : today,
    vista: VIEWS.find((name) => name === params.get('vista')) ?? 'mes',
    escondidos: new Set((params.get('sem') ?? '').split(',').filter(Boolean)),
  }
}

function daysOfView(vista: ViewName, dia: string): string[] {
  if (vista === 'mes') return weeksOf(dia).flat()
  return vista === 'semana' ? weekOf(dia) : daysFrom(dia, listed)
}

function titleOf(vista: ViewName, dia: string, days: readonly string[]): string {
  if (vista === 'mes') return formatMonthTitle(dia.slice(0, 7))
  const [first = dia, last = dia] = [days[0], days.at(-1)]
  return `${shortDay(first)} a ${shortDay(last)} de ${last.slice(0, 4)}`
}
