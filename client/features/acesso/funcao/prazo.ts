/** The end of a function is counted in days when it is at most this many days away. */
const soon = 30

/** 'termina em 7 dias'; null when there is no end, when it is further away, and outside the time of the function. */
export function prazo({ inicio, fim }: { inicio: string; fim: string | null }, day: string): string | null {
  if (fim === null || fim < day || inicio > day) return null
  const days = Math.round((Date.parse(fim) - Date.parse(day)) / 86_400_000)
  if (days > soon) return null
  return days === 0 ? 'termina hoje' : `termina em ${days} ${days === 1 ? 'dia' : 'dias'}`
}
