import { z } from 'zod'
import {
  dateOnly,
  decimal,
  excluidos,
  flag,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

/** The kinds of accounts: the stored value and its Portuguese label. */
export const tiposContaFinanceira: Readonly<Record<string, string>> = {
  caixa: 'Caixa',
  banco: 'Conta bancária',
  poupanca: 'Poupança',
  aplicacao: 'Aplicação',
  pix: 'Pix',
}

const tipo = () =>
  oneOf(
    ['caixa', 'banco', 'poupanca', 'aplicacao', 'pix'],
    'Escolha Caixa, Conta bancária, Poupança, Aplicação ou Pix.',
  )

export const contaFinanceiraInput = z.object({
  nome: requiredText(60, 'Informe o nome.'),
  tipo: tipo(),
  /** may be negative */
  saldoInicial: optional(decimal()),
  /** today by default */
  dataSaldoInicial: optional(dateOnly()),
  banco: optional(text(60)),
  agencia: optional(text(20)),
  numero: optional(text(30)),
  codigoContador: optional(text(30)),
  versao,
})

export const contaFinanceiraFields = ['nome', 'tipo', 'createdAt'] as const

export const contaFinanceiraFiltro = z
  .object({
    tipo: optional(tipo()),
    ativa: optional(flag()),
    excluidos,
  })
  .nullish()

export const listarContasFinanceirasInput = z.object({
  ...leanListInput,
  ordem: orderInput(contaFinanceiraFields),
  filtro: contaFinanceiraFiltro,
})

export const contaFinanceiraRef = z.object({ id: recordRef() })
