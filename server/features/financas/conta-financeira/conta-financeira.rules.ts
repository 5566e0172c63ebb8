import { type DateOnly, formatDate } from '../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../kernel/money.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** What is asked of a new opening balance, or of another day of it. */
export const lancamentosAntesDoSaldo = {
  name: 'lancamentosAntesDoSaldo',
  title: 'A conta tem lançamentos de antes do dia do saldo inicial',
}

/** 'R$ 10,00 de entradas, R$ 5,00 de saídas'; '' when there is nothing. */
export const oQueHaAntes = (somas: { entradas: Decimal; saidas: Decimal; transferencias: Decimal }): string =>
  (
    [
      [somas.entradas, 'de entradas'],
      [somas.saidas, 'de saídas'],
      [somas.transferencias, 'de transferências'],
    ] as const
  )
    .flatMap(([soma, de]) => (soma === '0.00' ? [] : `${formatMoney(soma)} ${de}`))
    .join(', ')

/** @param antes what the account has from before that day; without it nothing is told of amounts */
export const fraseDosAnteriores = (dia: DateOnly, antes = 'lançamentos'): string =>
  `Antes de ${formatDate(dia)} a conta já tem ${antes}. O saldo inicial conta além disso: se ele já os inclui, escolha o dia do primeiro lançamento.`

interface Estado {
  excluidoEm: Date | null
  ativa: boolean
  padrao: boolean
  geral: boolean
}

/**
 * `acoesPermitidas` of an account. The default account can be neither deactivated nor deleted, and the general account
 * is never deleted, because entries without an account lie in it.
 */
export function acoesContaFinanceira(row: Estado, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'contaFinanceira.escrever')
  if (!actions.includes('editar')) return actions
  const kept = actions.filter((action) => action !== 'excluir' || !(row.padrao || row.geral))
  if (!row.ativa) return [...kept, 'ativar']
  return row.padrao ? kept : [...kept, 'desativar', 'tornarPadrao']
}
