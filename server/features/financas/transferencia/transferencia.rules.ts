import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

interface State {
  data: DateOnly
  idEstornada: number | null
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a transfer. It can be edited and deleted while its month is open. In a closed month it can be
 * reversed once. A reversal can only be deleted.
 * @param estornada whether it has a reversal that is not deleted
 * @param fechadoAte the last closed day of the church
 */
export function actionsOfTransferencia(
  row: State,
  { estornada, fechadoAte }: { estornada: boolean; fechadoAte: DateOnly | null },
  who: WhoMay,
): string[] {
  const closed = fechadoAte !== null && row.data <= fechadoAte
  if (row.excluidoEm) return who.can('lixeira.restaurar') && !closed ? ['restaurar'] : []
  if (!who.can('transferencia.escrever') || estornada) return []
  if (closed) return row.idEstornada === null ? ['estornar'] : []
  return row.idEstornada === null ? ['editar', 'excluir'] : ['excluir']
}
