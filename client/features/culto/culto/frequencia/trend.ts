/** The attendance of a worship service. */
export type Contado = { dataCulto: string; horaCulto: string; presentes: number; visitantes: number }

const dias = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

/** A kind of worship service is its weekday and time: '0-19:00' is Sunday evening. */
export const tipoDe = ({ dataCulto, horaCulto }: Pick<Contado, 'dataCulto' | 'horaCulto'>): string =>
  `${new Date(`${dataCulto}T12:00:00Z`).getUTCDay()}-${horaCulto}`

/** 'Domingo, 19:00' */
const nomeDoTipo = (tipo: string): string => `${dias[Number(tipo[0])]}, ${tipo.slice(2)}`

function groupBy(cultos: readonly Contado[], keyOf: (culto: Contado) => string): Map<string, Contado[]> {
  const groups = new Map<string, Contado[]>()
  for (const culto of cultos) {
    const key = keyOf(culto)
    groups.set(key, [...(groups.get(key) ?? []), culto])
  }
  return groups
}

/** The kinds of worship service, the most frequent first. A kind needs at least two worship services. */
export function tiposDe(cultos: readonly Contado[]): { value: string; label: string }[] {
  const groups = [...groupBy(cultos, tipoDe)].filter(([, group]) => group.length > 1)
  return groups
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([tipo, { length }]) => ({ value: tipo, label: `${nomeDoTipo(tipo)} (${length})` }))
}

export const publico = ({ presentes, visitantes }: Pick<Contado, 'presentes' | 'visitantes'>): number =>
  presentes + visitantes

/** Whether the attendance was counted. A worship service without a count must not change the averages. */
export const contado = (culto: Contado): boolean => publico(culto) > 0

/** The average; null when there are no worship services. */
export const media = (cultos: readonly Contado[]): number | null =>
  cultos.length === 0 ? null : cultos.reduce((sum, culto) => sum + publico(culto), 0) / cultos.length

export const JANELA = 4

/** For each worship service, the average of it and up to three before it. */
export const mediasMoveis = (cultos: readonly Contado[]): number[] =>
  cultos.map((_, index) => media(cultos.slice(Math.max(0, index + 1 - JANELA), index + 1)) ?? 0)

/** The day a number of months later (negative: earlier), or that month's last day if it is shorter. */
export function mesesDe(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

export type Mes = { mes: string; media: number | null; antes: number | null }

/** The average of each month, beside the average of the same month a year before. */
export function anoAAno(cultos: readonly Contado[], antes: readonly Contado[]): Mes[] {
  const monthOf = ({ dataCulto }: Contado) => dataCulto.slice(0, 7)
  const [now, before] = [groupBy(cultos, monthOf), groupBy(antes, monthOf)]
  return [...now].map(([mes, group]) => ({
    mes,
    media: media(group),
    antes: media(before.get(mesesDe(`${mes}-01`, -12).slice(0, 7)) ?? []),
  }))
}

const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** '+12%'; '-' without a value to compare with. */
export const variacao = (now: number | null, before: number | null): string =>
  now === null || !before ? '-' : percent.format(now / before - 1)
