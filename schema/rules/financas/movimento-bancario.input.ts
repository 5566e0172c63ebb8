import { z } from 'zod'
import { dateOnly, filterRef, oneOf, optional, recordRef, text } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { acrescimosInput, meio } from './baixa.input.js'

export const situacoes = ['pendente', 'conciliado', 'ignorado'] as const

/** Why a movement is ignored, in words. */
export const motivos: Readonly<Record<string, string>> = {
  futuro: 'Ainda não aconteceu',
  saldo: 'Linha de saldo',
  zero: 'Valor zero',
  anterior: 'Antes do saldo inicial',
  fechado: 'Mês fechado',
  pessoa: 'Ignorado por uma pessoa',
}

export const movimentoBancarioFields = ['data', 'valor', 'createdAt'] as const

export const movimentoBancarioFiltro = z
  .object({
    situacao: optional(oneOf([...situacoes], 'Escolha pendente, conciliado ou ignorado.')),
    idContaFinanceira: optional(filterRef('Informe a conta financeira por número ou uuid.')),
    contaPrincipal: z.boolean('Informe sim ou não.').nullish(),
    inicio: optional(dateOnly()),
    fim: optional(dateOnly()),
  })
  .nullish()

export const listarMovimentosInput = z.object({
  ...leanListInput,
  ordem: orderInput(movimentoBancarioFields),
  filtro: movimentoBancarioFiltro,
})

export const movimentoRef = z.object({ id: recordRef() })

const conta = () => recordRef('Escolha a conta financeira.')

export const importacoesInput = z.object({ idContaFinanceira: conta() })

export const resumoInput = z.object({ idContaFinanceira: optional(conta()) })

export const desfazerExtratoInput = movimentoRef.extend({
  /** whether matches are undone too; without it, an import with matched movements stays */
  desfazerConciliacoes: z.boolean('Informe sim ou não.').nullish(),
  /** whether what these matches have made goes too: what 'Lançar' wrote, fees, and payments of payables and receivables */
  excluirLancados: z.boolean('Informe sim ou não.').nullish(),
})

const coluna = () => z.number('Escolha a coluna.').int().min(0, 'Escolha a coluna.').max(29, 'Escolha a coluna.')

/** The columns of a CSV file: one amount with a sign, or one column for each direction. */
export const colunasInput = z
  .object({
    colunaData: coluna(),
    colunaDescricao: coluna(),
    colunaValor: optional(coluna()),
    colunaCredito: optional(coluna()),
    colunaDebito: optional(coluna()),
    colunaDocumento: optional(coluna()),
    /** what comes first in days that may be two; for the one file */
    ordemData: optional(oneOf(['dia', 'mes'], 'Escolha dia ou mês.')),
  })
  .refine(
    ({ colunaValor, colunaCredito, colunaDebito }) =>
      Number.isInteger(colunaValor) || (Number.isInteger(colunaCredito) && Number.isInteger(colunaDebito)),
    { message: 'Escolha a coluna do valor, ou as do crédito e do débito.', path: ['colunaValor'] },
  )

export const importarExtratoInput = z.object({ idContaFinanceira: conta(), colunas: colunasInput.nullish() })

const most = 100
const tooMany = `Escolha no máximo ${most} lançamentos.`
const refs = () =>
  z
    .array(recordRef(), 'Escolha os lançamentos.')
    .max(most, tooMany)
    .nullish()
    .transform((list) => list ?? [])

const escolha = {
  id: recordRef(),
  entradas: refs(),
  saidas: refs(),
  transferencias: refs(),
  /** what the fee of the difference is called, such as a card machine's; without it, the sums must be equal */
  tarifa: optional(text(255)),
}

export const conciliarInput = z.object(escolha)

const movimentos = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'Escolha os movimentos.').min(1, 'Escolha os movimentos.').max(100, 'Escolha no máximo 100 movimentos.')

export const conciliarVariosInput = z.object({ itens: movimentos(z.object(escolha)) })

/** Matches whose entries go back to the accounts from which they were brought. */
export const devolverInput = z.object({ itens: movimentos(z.object({ ...escolha, idContaFinanceira: conta() })) })

export const lancarMovimentoInput = movimentoRef.extend({
  /** an income or expense by the sign of the movement, or a transfer from or to another account */
  transferencia: optional(recordRef('Escolha a outra conta.')),
  /** who gave: the income is a tithe, or with a campaign a donation, and says nothing else */
  dizimo: optional(recordRef('Escolha quem deu o dízimo.')),
  doacao: z
    .object({ idCampanha: recordRef('Escolha a campanha.'), idMembro: recordRef('Escolha quem doou.') })
    .nullish(),
  /** of all other entries */
  descricao: optional(text(255)),
  categoria: z.number('Escolha a categoria.').int('Escolha a categoria.').nullish(),
  idCategoria: optional(recordRef('Escolha a categoria.')),
  idCentroCusto: optional(recordRef('Escolha o centro de custo.')),
  idFornecedor: optional(recordRef('Escolha o fornecedor.')),
})

/**
 * The open payable or receivable that a movement settles, in whole or in part. What it pays of the account follows from
 * the movement's amount and these parts.
 */
export const baixarMovimentoInput = movimentoRef.extend({
  contaPagar: optional(recordRef('Escolha a conta.')),
  contaReceber: optional(recordRef('Escolha a conta.')),
  /** by the bank's text, when it is not given */
  meio: meio(),
  ...acrescimosInput,
})

export const desfazerMovimentoInput = movimentoRef.extend({
  /** whether the payments of payables and receivables are undone too; without it, they stay as all entries do */
  desfazerBaixas: z.boolean('Informe sim ou não.').nullish(),
  /** whether the entries that the match itself has made are deleted: what 'Lançar' wrote, and a fee */
  excluirLancados: z.boolean('Informe sim ou não.').nullish(),
})

export const candidatosInput = movimentoRef.extend({ busca: optional(text(100)) })
