import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** The current user: the request's context. */
interface Requester extends WhoMay {
  viewer: { id: number } | null
}

/**
 * What somebody gives is private between the giver and the treasurers.
 * @returns the only person whose receipts the current user may see; null: all
 */
export const onlyOf = (who: Requester): number | null => (who.can('recibo.lerDeTodos') ? null : (who.viewer?.id ?? 0))

/** Whether the current user sees the receipts of other people's donations and years; those of tithes need nothing more. */
export const seesDoacoes = (who: WhoMay): boolean => who.can('doacao.lerDoador')

/** How a receipt is called: 'Recibo nº 7', or for a year 'Comprovante nº 3/2025'. */
export const reciboName = ({ numero, ano }: { numero: number; ano: number | null }): string =>
  ano === null ? `Recibo nº ${numero}` : `Comprovante nº ${numero}/${ano}`

/** The code and the version of the text that a person who wants e-mails about receipts agrees to. */
export const consentimentoRecibos = { documento: 'recibos', versaoTexto: 1 } as const

/** What the e-mail about a receipt may say. */
export interface ReadyRecibo {
  numero: number
  /** the year of a yearly statement; null: a receipt of one gift */
  ano: number | null
  /** the year in which the gift was given */
  anoDado: number
  igreja: string
  nome: string
  email: string
}

/** The e-mail that a receipt is ready. It has no amounts, no gifts and no attachment: those need a session. */
export function cartaOfRecibo({ numero, ano, anoDado, igreja, nome, email }: ReadyRecibo, publicUrl: string) {
  const que = ano === null ? `recibo nº ${numero}` : `comprovante de ${ano}`
  return {
    para: email,
    // a name may contain a line break, but an e-mail's subject may not
    sairEm: '/dashboard/minhas-contribuicoes',
    assunto: `O seu ${que} está pronto - ${igreja}`.replace(/\s+/g, ' ').slice(0, 200),
    texto: [
      `Olá, ${nome}!`,
      `O seu ${que} está pronto. Igreja: ${igreja}.`,
      'Este e-mail não traz valores nem anexos. Entre em Minhas contribuições para ver e baixar:',
      `${publicUrl}/dashboard/minhas-contribuicoes?ano=${anoDado}`,
      'Você recebe este e-mail porque ligou os Recibos por e-mail. Para não receber mais, desligue-os na mesma página.',
      'Candeia',
    ].join('\n\n'),
  }
}

/** `acoesPermitidas` of a receipt. A cancelled one stays as it is. */
export const actionsOfRecibo = (row: { canceladoEm: Date | null }, who: WhoMay): string[] =>
  row.canceladoEm
    ? []
    : [...(who.can('recibo.escrever') ? ['segundaVia'] : []), ...(who.can('recibo.cancelar') ? ['cancelar'] : [])]

/** The initials of a name: 'Ana Maria de Souza' -> 'A. M. S.'. Null for a person whose name was removed. */
export function initials(name: string): string | null {
  if (name === 'Pessoa anonimizada') return null
  const words = name.trim().split(/\s+/)
  const counted = words.filter((word) => !/^(da|de|di|do|du|das|dos|e)$/i.test(word))
  return (counted.length ? counted : words).map((word) => `${[...word][0]?.toLocaleUpperCase('pt-BR')}.`).join(' ')
}
