import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Assumed maximum duration of a service: a person who serves is not free for one that begins within it. */
const minutesOfService = 120

interface Time {
  dataCulto: string
  horaCulto: string
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether the two services overlap, so that nobody can serve in both. */
export const sameTime = (one: Time, other: Time): boolean =>
  one.dataCulto === other.dataCulto && Math.abs(minutes(one.horaCulto) - minutes(other.horaCulto)) < minutesOfService

export const acoesEscalaCulto = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'escalaCulto.escrever')

interface Asked {
  statusCulto: string
  /** whether the service has begun */
  passou: boolean
}

/** What people may do with their own entry: answer, and change the answer, until the service begins. */
export const acoesMinhaEscala = (asked: Asked): string[] => (refuseAnswer(asked) ? [] : ['responder'])

/** The reason why a person can no longer answer a roster entry; null when they can. */
export function refuseAnswer({ statusCulto, passou }: Asked): string | null {
  if (statusCulto === 'cancelado') return 'Este culto foi cancelado.'
  return passou ? 'Este culto já começou.' : null
}

/** The columns that an answer sets. */
export const answered = (resposta: string, now = new Date()) => ({
  resposta,
  respondidaEm: resposta === 'pendente' ? null : now,
})
