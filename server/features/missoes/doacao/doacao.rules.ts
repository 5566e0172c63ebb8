import type { DateOnly } from '../../../kernel/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

interface Asker extends WhoMay {
  viewer: { id: number } | null
}

/** Whether the reader may know who gave this: one's own gifts, or all of them by perfil. */
export const readsDonor = (who: Asker, idMembro: number): boolean =>
  who.viewer?.id === idMembro || who.can('doacao.lerDoador')

interface Estado {
  dataDoacao: DateOnly
  excluidoEm: Date | null
}

/** `acoesPermitidas`: a donation is not edited, and nothing happens to one of a closed month or to a reversed one. */
export function acoesDoacao(
  row: Estado,
  { estornado, fechadoAte }: { estornado: boolean; fechadoAte: DateOnly | null },
  who: WhoMay,
): string[] {
  if (estornado) return []
  if (fechadoAte !== null && row.dataDoacao <= fechadoAte) return []
  return recordActions(row, who, 'doacao.escrever').filter((acao) => acao !== 'editar')
}
