import { contas } from '../conta/index.js'
import { bookEntradas, withdrawEntrada } from '../entrada/index.js'
import { BaixaReceber } from './baixa-receber.entity.js'
import { ContaReceber } from './conta-receber.entity.js'

export const lado = { tabela: 'conta_receber', aberto: 'pendente', encerrado: 'recebido' } as const

/** All operations that write receivables. */
export const contasReceber = contas({
  ...lado,
  entity: ContaReceber,
  baixas: BaixaReceber,
  origem: 'contaReceber',
  lancarTodas: bookEntradas,
  retirar: withdrawEntrada,
})
