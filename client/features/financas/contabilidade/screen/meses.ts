/** The month before the one of this day, 'AAAA-MM'. */
export function lastMonth(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}

const written = /^\d{4}-(0[1-9]|1[0-2])$/

/** The months of the address, by default the last one; the last of them never comes before the first. */
export function chosenMonths(filters: { de?: string; ate?: string }, today: string): { de: string; ate: string } {
  const valid = (mes: string | undefined) => (mes && written.test(mes) ? mes : undefined)
  const de = valid(filters.de) ?? valid(filters.ate) ?? lastMonth(today)
  const ate = valid(filters.ate) ?? de
  return { de, ate: ate < de ? de : ate }
}
