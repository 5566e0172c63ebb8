import type { DateOnly } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Whoever asks: the request's context. */
interface Asker extends WhoMay {
  viewer: { id: number } | null
}

/** What somebody gives is between that person and the treasury. @returns whose tithes alone this person may see; null for everybody's */
export const somenteDe = (who: Asker): number | null => (who.can('dizimo.lerDeTodos') ? null : (who.viewer?.id ?? 0))

interface Estado {
  dataDizimo: DateOnly
  numeroRecibo: number | null
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a tithe: changed while its month is open and no receipt tells of it; what a receipt tells of can only be
 * deleted, and its number stays taken. Of one whose entry was reversed the reversal goes first.
 * @param estornado there is a living reversal of its entry
 * @param fechadoAte the last day of the church's closed months
 */
export function acoesDizimo(
  row: Estado,
  { estornado, fechadoAte }: { estornado: boolean; fechadoAte: DateOnly | null },
  who: WhoMay,
): string[] {
  const fechado = fechadoAte !== null && row.dataDizimo <= fechadoAte
  if (row.excluidoEm) return who.can('lixeira.restaurar') && !fechado ? ['restaurar'] : []
  const numbered = row.numeroRecibo !== null
  const receipt = numbered ? ['verRecibo'] : who.can('dizimo.escrever') && !estornado ? ['emitirRecibo'] : []
  if (fechado || estornado || !who.can('dizimo.escrever')) return receipt
  return [...receipt, ...(numbered ? [] : ['editar']), 'excluir']
}
