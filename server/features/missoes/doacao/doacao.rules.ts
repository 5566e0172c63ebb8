import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../schema/rules/money.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const doacaoParecida = {
  name: 'doacaoParecida',
  title: 'A pessoa já fez uma doação do mesmo valor à campanha, de até três dias antes ou depois',
}

/** @param nome of the person; without it the sentence names nobody */
export const similarDoacaoSentence = (nome: string | null, valor: Decimal, dia: DateOnly): string =>
  `${nome ?? 'A pessoa'} já fez uma doação de ${formatMoney(valor)} a esta campanha em ${formatDate(dia)}.`

interface Requester extends WhoMay {
  viewer: { id: number } | null
}

/**
 * Whether the current user may see who made a donation. Everybody sees one's own donations; `doacao.lerDoador` allows
 * all.
 */
export const readsDonor = (who: Requester, idMembro: number): boolean =>
  who.viewer?.id === idMembro || who.can('doacao.lerDoador')

interface State {
  dataDoacao: DateOnly
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas`. A donation cannot be edited. In a closed month, or reversed, it cannot be changed at all. With a
 * receipt it is deleted by those who may cancel receipts.
 * @param dia the day of its ledger entry, which is later for what a refund left; without it, the day of the donation
 */
export function actionsOfDoacao(
  row: State,
  {
    estornado,
    fechadoAte,
    comRecibo,
    dia = row.dataDoacao,
  }: { estornado: boolean; fechadoAte: DateOnly | null; comRecibo: boolean; dia?: DateOnly | undefined },
  who: WhoMay,
): string[] {
  if (estornado || (comRecibo && !who.can('recibo.cancelar'))) return []
  if (fechadoAte !== null && dia <= fechadoAte) return []
  return recordActions(row, who, 'doacao.escrever').filter((action) => action !== 'editar')
}
