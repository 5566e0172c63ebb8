import { formatDate, formatInstant, wholeDays } from '../../../../schema/rules/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

type Time = Date | string

/** What decides whether people can sign up for an event. */
interface Open {
  inscricaoAberta: boolean
  inscricoesAte?: Time | null | undefined
  dataInicio: Time
}

/**
 * `acoesPermitidas` of an event. 'inscrever' is for signing up, 'sair' for whoever takes part or waits for a place.
 * @param own whether the event belongs to the current user's church
 */
export function actionsOfEvento(
  row: Open & { excluidoEm: Date | null },
  who: WhoMay,
  own: boolean,
  now = new Date(),
): string[] {
  const actions = recordActions(row, who, 'evento.escrever')
  if (!own || row.excluidoEm || !who.can('evento.inscrever')) return actions
  return [...actions, ...(refuseSignUp(row, now) ? [] : ['inscrever']), ...(refuseLeaving(row, now) ? [] : ['sair'])]
}

/** When an event begins, in words: the days of one that lasts whole days, otherwise day and hour. */
export function eventoTime(
  { dataInicio, dataFim }: { dataInicio: Time; dataFim?: Time | null | undefined },
  timeZone: string,
): string {
  const days = wholeDays(dataInicio, dataFim ?? null, timeZone)
  if (!days) return formatInstant(dataInicio, timeZone)
  const { inicio, fim } = days
  return fim === null || fim === inicio ? formatDate(inicio) : `${formatDate(inicio)} a ${formatDate(fim)}`
}

/** Whether an event has begun. */
export const hasBegun = ({ dataInicio }: Pick<Open, 'dataInicio'>, now = new Date()): boolean =>
  new Date(dataInicio) <= now

/** The reason why people cannot sign up for an event; null when they can. */
export function refuseSignUp(evento: Open, now = new Date()): string | null {
  if (hasBegun(evento, now)) return 'Este evento já começou.'
  if (!evento.inscricaoAberta) return 'Este evento não recebe inscrições por aqui. Fale com quem cuida dele.'
  const { inscricoesAte } = evento
  return inscricoesAte && new Date(inscricoesAte) < now ? 'As inscrições deste evento terminaram.' : null
}

/** The reason why people cannot give their place up; null when they can. */
export const refuseLeaving = (evento: Pick<Open, 'dataInicio'>, now = new Date()): string | null =>
  hasBegun(evento, now) ? 'Este evento já começou.' : null

/** `acoesPermitidas` of a member. */
export const actionsOfMembroEvento = (who: WhoMay): string[] => (who.can('evento.escrever') ? ['excluir'] : [])

/**
 * The reason why no further person can be added; null while places are free.
 * @param vagas null: no limit
 */
export function refuseOneMore(vagas: number | null | undefined, membros: number): string | null {
  if (vagas === null || vagas === undefined || membros < vagas) return null
  return vagas === 1
    ? 'A única vaga deste evento já foi preenchida.'
    : `As ${vagas} vagas deste evento já foram preenchidas.`
}

/** The reason why a person cannot be put on the waiting list; null when people can. */
export function refuseWaiting(
  evento: Pick<Open, 'dataInicio'> & { vagas?: number | null | undefined },
  membros: number,
  now = new Date(),
): string | null {
  if (hasBegun(evento, now)) return 'Este evento já começou.'
  return refuseOneMore(evento.vagas, membros) ? null : 'Há vagas neste evento: adicione a pessoa como membro.'
}

/** The reason why an event's limit cannot be reduced to this number; null when it can. */
export function refuseFewer(vagas: number | null | undefined, membros: number): string | null {
  if (vagas === null || vagas === undefined || membros <= vagas) return null
  const people = membros === 1 ? 'Já há 1 membro' : `Já há ${membros} membros`
  return `${people} neste evento: as vagas não podem ser menos.`
}
