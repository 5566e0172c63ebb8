import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

interface Open {
  excluidoEm: Date | null
  inscricaoAberta: boolean
  dataInicio: Date | string
}

/**
 * `acoesPermitidas` of an event. 'inscrever' is for signing up and for leaving again.
 * @param own whether the event belongs to the current user's church
 */
export const acoesEvento = (row: Open, who: WhoMay, own: boolean, now = new Date()): string[] => [
  ...recordActions(row, who, 'evento.escrever'),
  ...(own &&
  !row.excluidoEm &&
  who.can('evento.inscrever') &&
  !refuseSignUp(row.inscricaoAberta, new Date(row.dataInicio) <= now)
    ? ['inscrever']
    : []),
]

/** The reason why people can neither sign up for an event nor leave it any more; null when they can. */
export function refuseSignUp(aberta: boolean, comecou: boolean): string | null {
  if (comecou) return 'Este evento já começou.'
  return aberta ? null : 'Este evento não recebe inscrições por aqui. Fale com quem cuida dele.'
}

/** `acoesPermitidas` of a member. */
export const acoesMembroEvento = (who: WhoMay): string[] => (who.can('evento.escrever') ? ['excluir'] : [])

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

/** The reason why an event's limit cannot be reduced to this number; null when it can. */
export function refuseFewer(vagas: number | null | undefined, membros: number): string | null {
  if (vagas === null || vagas === undefined || membros <= vagas) return null
  const people = membros === 1 ? 'Já há 1 membro' : `Já há ${membros} membros`
  return `${people} neste evento: as vagas não podem ser menos.`
}
