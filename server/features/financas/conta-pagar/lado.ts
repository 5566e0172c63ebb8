import { contas } from '../conta/index.js'
import { lancarSaida, retirarSaida } from '../saida/index.js'
import { ContaPagar } from './conta-pagar.entity.js'

export const lado = { tabela: 'conta_pagar', aberto: 'aberto', encerrado: 'pago' } as const

/** All operations that write payables. */
export const contasPagar = contas({
  ...lado,
  entity: ContaPagar,
  origem: 'contaPagar',
  lancar: lancarSaida,
  retirar: retirarSaida,
})
