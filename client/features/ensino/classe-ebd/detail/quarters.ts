import { trimestreDe } from '../trimestre'

export type Quarter = { key: string; label: string; dataInicial: string; dataFinal: string }

const ORDINALS = ['1º', '2º', '3º', '4º']

/** The quarter that contains a day: '2026-05-10' is in '2026-2', '2º trimestre de 2026'. */
function quarterOf(day: string): Quarter {
  const period = trimestreDe(day)
  const [year = '', month] = period.dataInicial.split('-')
  const number = Math.floor((Number(month) - 1) / 3)
  return { key: `${year}-${number + 1}`, label: `${ORDINALS[number]} trimestre de ${year}`, ...period }
}

/** The quarter that the address names; by default the current one. */
export const chosenQuarter = (params: URLSearchParams, quarters: Quarter[]): Quarter =>
  quarters.find(({ key }) => key === params.get('trimestre')) ?? (quarters[0] as Quarter)

/** The current quarter and the seven before it, newest first. */
export function lastQuarters(today: string): Quarter[] {
  const quarters = [quarterOf(today)]
  while (quarters.length < 8) {
    const first = new Date(`${quarters.at(-1)?.dataInicial}T00:00:00Z`)
    first.setUTCDate(0)
    quarters.push(quarterOf(first.toISOString().slice(0, 10)))
  }
  return quarters
}
