import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../schema/rules/money.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** What is asked of a new opening balance, or of another day of it. */
export const lancamentosAntesDoSaldo = {
  name: 'lancamentosAntesDoSaldo',
  title: 'A conta tem lançamentos de antes do dia do saldo inicial',
}

/** 'R$ 10,00 de entradas, R$ 5,00 de saídas'; '' when there is nothing. */
export const earlierText = (somas: { entradas: Decimal; saidas: Decimal; transferencias: Decimal }): string =>
  (
    [
      [somas.entradas, 'de entradas'],
      [somas.saidas, 'de saídas'],
      [somas.transferencias, 'de transferências'],
    ] as const
  )
    .flatMap(([soma, from]) => (soma === '0.00' ? [] : `${formatMoney(soma)} ${from}`))
    .join(', ')

/** @param before what the account has from before that day; without it nothing is told of amounts */
export const earlierSentence = (dia: DateOnly, before = 'lançamentos'): string =>
  `Antes de ${formatDate(dia)} a conta já tem ${before}. O saldo inicial conta além disso: se ele já os inclui, escolha o dia do primeiro lançamento.`

interface State {
  excluidoEm: Date | null
  ativa: boolean
  padrao: boolean
  geral: boolean
}

/**
 * `acoesPermitidas` of an account. The default account can be neither deactivated nor deleted, and the general account
 * is never deleted, because entries without an account lie in it.
 */
export function actionsOfContaFinanceira(row: State, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'contaFinanceira.escrever')
  if (!actions.includes('editar')) return actions
  const kept = actions.filter((action) => action !== 'excluir' || !(row.padrao || row.geral))
  if (!row.ativa) return [...kept, 'ativar']
  return row.padrao ? kept : [...kept, 'desativar', 'tornarPadrao']
}
