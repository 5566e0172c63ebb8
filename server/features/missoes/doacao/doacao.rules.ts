import type { DateOnly } from '../../../kernel/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

interface Requester extends WhoMay {
  viewer: { id: number } | null
}

/**
 * Whether the current user may see who made a donation. Everybody sees one's own donations; `doacao.lerDoador` allows
 * all.
 */
export const readsDonor = (who: Requester, idMembro: number): boolean =>
  who.viewer?.id === idMembro || who.can('doacao.lerDoador')

interface Estado {
  dataDoacao: DateOnly
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas`. A donation cannot be edited. In a closed month, or reversed, it cannot be changed at all. With a
 * receipt it is deleted by those who may cancel receipts.
 */
export function acoesDoacao(
  row: Estado,
  { estornado, fechadoAte, comRecibo }: { estornado: boolean; fechadoAte: DateOnly | null; comRecibo: boolean },
  who: WhoMay,
): string[] {
  if (estornado || (comRecibo && !who.can('recibo.cancelar'))) return []
  if (fechadoAte !== null && row.dataDoacao <= fechadoAte) return []
  return recordActions(row, who, 'doacao.escrever').filter((acao) => acao !== 'editar')
}
