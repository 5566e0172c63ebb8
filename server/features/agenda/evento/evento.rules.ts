import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

export const acoesEvento = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'evento.escrever')

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
