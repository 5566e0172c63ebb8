import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** A service takes this long at most: who serves in one is not free for another that begins within it. */
const minutesOfService = 120

interface Time {
  dataCulto: string
  horaCulto: string
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether nobody can serve at both. */
export const sameTime = (one: Time, other: Time): boolean =>
  one.dataCulto === other.dataCulto && Math.abs(minutes(one.horaCulto) - minutes(other.horaCulto)) < minutesOfService

export const acoesEscalaCulto = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'escalaCulto.escrever')

interface Asked {
  statusCulto: string
  /** whether the service has begun */
  passou: boolean
}

/** What one may do with a roster of one's own: answer, and change one's mind, until the service begins. */
export const acoesMinhaEscala = (asked: Asked): string[] => (refuseAnswer(asked) ? [] : ['responder'])

/** Why nobody can answer any more; null while one can. */
export function refuseAnswer({ statusCulto, passou }: Asked): string | null {
  if (statusCulto === 'cancelado') return 'Este culto foi cancelado.'
  return passou ? 'Este culto já começou.' : null
}

/** The columns that an answer fills. */
export const answered = (resposta: string, now = new Date()) => ({
  resposta,
  respondidaEm: resposta === 'pendente' ? null : now,
})
