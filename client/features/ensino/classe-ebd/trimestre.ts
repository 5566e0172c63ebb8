/** The first and last day of the quarter that contains a day: '2026-05-10' -> 2026-04-01 to 2026-06-30. */
export function trimestreDe(dia: string): { dataInicial: string; dataFinal: string } {
  const [year, month] = dia.split('-').map(Number) as [number, number]
  const first = Math.floor((month - 1) / 3) * 3
  const day = (ofMonth: number, date: number) => new Date(Date.UTC(year, ofMonth, date)).toISOString().slice(0, 10)
  return { dataInicial: day(first, 1), dataFinal: day(first + 3, 0) }
}
