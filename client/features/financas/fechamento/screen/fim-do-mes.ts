/** '2026-02' to '2026-02-28' */
export function fimDoMes(mes: string): string {
  const [year, month] = mes.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
