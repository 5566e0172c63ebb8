import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** The current user: the request's context. */
interface Requester extends WhoMay {
  viewer: { id: number } | null
}

/**
 * What somebody gives is private between the giver and the treasurers.
 * @returns the only person whose receipts the current user may see; null: all
 */
export const somenteDe = (who: Requester): number | null =>
  who.can('recibo.lerDeTodos') ? null : (who.viewer?.id ?? 0)

/** Whether the current user sees the receipts of other people's donations and years; those of tithes need nothing more. */
export const verDoacoes = (who: WhoMay): boolean => who.can('doacao.lerDoador')

/** How a receipt is called: 'Recibo nº 7', or for a year 'Comprovante nº 3/2025'. */
export const nomeDoRecibo = ({ numero, ano }: { numero: number; ano: number | null }): string =>
  ano === null ? `Recibo nº ${numero}` : `Comprovante nº ${numero}/${ano}`

/** `acoesPermitidas` of a receipt. A cancelled one stays as it is. */
export const acoesRecibo = (row: { canceladoEm: Date | null }, who: WhoMay): string[] =>
  row.canceladoEm
    ? []
    : [...(who.can('recibo.escrever') ? ['segundaVia'] : []), ...(who.can('recibo.cancelar') ? ['cancelar'] : [])]

/** The initials of a name: 'Ana Maria de Souza' -> 'A. M. S.'. Null for a person whose name was removed. */
export function iniciais(name: string): string | null {
  if (name === 'Pessoa anonimizada') return null
  const words = name.trim().split(/\s+/)
  const counted = words.filter((word) => !/^(da|de|di|do|du|das|dos|e)$/i.test(word))
  return (counted.length ? counted : words).map((word) => `${[...word][0]?.toLocaleUpperCase('pt-BR')}.`).join(' ')
}
