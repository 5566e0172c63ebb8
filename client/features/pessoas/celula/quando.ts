/** The weekdays; the index is the value of diaCelula. */
export const dias = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
] as const

export const diaChoices = dias.map((label, value) => ({ value, label }))

type When = { diaCelula?: number | null; horaCelula?: string | null }

/** 'Quinta, 20:00', or the part of it that is known. */
export function quando({ diaCelula, horaCelula }: When): string {
  const dia = diaCelula == null ? undefined : dias[diaCelula]?.replace('-feira', '')
  return [dia, horaCelula].filter(Boolean).join(', ')
}
