import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/**
 * Assumed maximum duration of a worship service in minutes: a person who serves is not free for one that begins within
 * this time.
 */
const minutesOfService = 120

interface Time {
  dataCulto: string
  horaCulto: string
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether the two worship services overlap, so that nobody can serve in both. */
export const sameTime = (one: Time, other: Time): boolean =>
  one.dataCulto === other.dataCulto && Math.abs(minutes(one.horaCulto) - minutes(other.horaCulto)) < minutesOfService

export const actionsOfEscalaCulto = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'escalaCulto.escrever')

interface Asked {
  statusCulto: string
  /** whether the worship service has begun */
  passou: boolean
}

/**
 * `acoesPermitidas` of a person's own roster entry: until the worship service begins, the person may answer and change
 * the answer.
 */
export const actionsOfOwnEscala = (asked: Asked): string[] => (refuseAnswer(asked) ? [] : ['responder'])

/** The reason why a person can no longer answer a roster entry; null when an answer is possible. */
export function refuseAnswer({ statusCulto, passou }: Asked): string | null {
  if (statusCulto === 'cancelado') return 'Este culto foi cancelado.'
  return passou ? 'Este culto já começou.' : null
}

/** Whether an answer says something new; without a reason, the one that is stored stays. */
export const changesAnswer = (
  stored: { resposta: string; motivoRecusa?: string | null },
  answer: string,
  motivo: string | null | undefined,
): boolean => stored.resposta !== answer || Boolean(motivo && motivo !== stored.motivoRecusa)

/** The columns that an answer sets. */
export const answered = (resposta: string, motivoRecusa: string | null = null, now = new Date()) => ({
  resposta,
  respondidaEm: resposta === 'pendente' ? null : now,
  motivoRecusa: resposta === 'recusada' ? motivoRecusa : null,
})
