import { contas } from '../conta/index.js'
import { bookSaidas, withdrawSaida } from '../saida/index.js'
import { BaixaPagar } from './baixa-pagar.entity.js'
import { ContaPagar } from './conta-pagar.entity.js'

export const lado = { tabela: 'conta_pagar', aberto: 'aberto', encerrado: 'pago' } as const

/** All operations that write payables. */
export const contasPagar = contas({
  ...lado,
  entity: ContaPagar,
  baixas: BaixaPagar,
  origem: 'contaPagar',
  lancarTodas: bookSaidas,
  retirar: withdrawSaida,
})
