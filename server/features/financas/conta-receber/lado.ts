import { contas } from '../conta/index.js'
import { lancarEntrada, retirarEntrada } from '../entrada/index.js'
import { ContaReceber } from './conta-receber.entity.js'

export const lado = { tabela: 'conta_receber', aberto: 'pendente', encerrado: 'recebido' } as const

/** All operations that write receivables. */
export const contasReceber = contas({
  ...lado,
  entity: ContaReceber,
  origem: 'contaReceber',
  lancar: lancarEntrada,
  retirar: retirarEntrada,
})
