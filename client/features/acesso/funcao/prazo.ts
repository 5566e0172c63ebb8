/** Days before the last one on which an end is counted in days. */
const soon = 30

/** 'termina em 7 dias'; null while the end is far, or when there is none, and before and after the function's time. */
export function prazo({ inicio, fim }: { inicio: string; fim: string | null }, day: string): string | null {
  if (fim === null || fim < day || inicio > day) return null
  const days = Math.round((Date.parse(fim) - Date.parse(day)) / 86_400_000)
  if (days > soon) return null
  return days === 0 ? 'termina hoje' : `termina em ${days} ${days === 1 ? 'dia' : 'dias'}`
}
