import { z } from 'zod'
import { amount, dateOnly, decimal, filterRef, oneOf, optional, recordRef, text } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { totalDaBaixa } from './baixa.rules.js'

/** The means of a payment, with their Portuguese names. */
export const meiosDeBaixa = {
  dinheiro: 'Dinheiro',
  pix: 'Pix',
  boleto: 'Boleto',
  transferencia: 'Transferência',
  cartao: 'Cartão',
  debito: 'Débito em conta',
  cheque: 'Cheque',
} as const

export type MeioDeBaixa = keyof typeof meiosDeBaixa

/** 'Pix'; empty for a payment without means */
export const nomeDoMeio = (meio: string | null): string => meiosDeBaixa[meio as MeioDeBaixa] ?? ''

const nomes = Object.keys(meiosDeBaixa) as [MeioDeBaixa, ...MeioDeBaixa[]]

export const meio = () => optional(oneOf(nomes, 'Este meio de pagamento não existe.'))

const nenhum = '0.00'

/** An amount that may be left out, which means zero. */
const acrescimo = () => optional(decimal({ min: 0 })).transform((value) => value ?? nenhum)

/** What a payment has, whether it is the only one or one of several. */
const comuns = {
  /** today by default */
  data: optional(dateOnly()),
  meio: meio(),
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
}

/** What is added to the amount of a payment or taken from it, and what is written about it. */
export const acrescimosInput = {
  juros: acrescimo(),
  multa: acrescimo(),
  desconto: acrescimo(),
  observacao: optional(text(500)),
}

/** A payment: by default of all that is left. */
export const baixaInput = z
  .object({
    idConta: recordRef('Escolha a conta.'),
    ...comuns,
    valor: optional(amount()),
    ...acrescimosInput,
  })
  .refine(({ valor, ...partes }) => !valor || valor === nenhum || temDinheiro({ valor, ...partes }), {
    message: 'O desconto precisa ser menor que o valor com juros e multa.',
    path: ['desconto'],
  })

/** Whether money is left after the discount. */
export const temDinheiro = (partes: Parameters<typeof totalDaBaixa>[0]): boolean => {
  const { valor, juros, multa, desconto } = partes
  // this rule runs beside the rules of these fields, which report what is no amount
  if (![valor, juros, multa, desconto].every((each) => /^\d+\.\d{2}$/.test(each))) return true
  return !/^(-|0\.00$)/.test(totalDaBaixa(partes))
}

export const baixaFields = ['data', 'valor', 'createdAt'] as const

export const baixaFiltro = z
  .object({
    idConta: optional(filterRef('Informe a conta por número ou uuid.')),
    meio: meio(),
    inicio: optional(dateOnly()),
    fim: optional(dateOnly()),
  })
  .nullish()

export const listarBaixasInput = z.object({
  ...leanListInput,
  ordem: orderInput(baixaFields),
  filtro: baixaFiltro,
})

export const baixaRef = z.object({ id: recordRef() })

/** The largest number of records that are settled at once. */
export const maximoDeContas = 200

const versoes = 'Informe as versões das contas.'

/** Several payables or receivables, with the versions that the person saw, in the same order. */
const variasContas = {
  ids: z
    .array(recordRef(), 'Escolha as contas.')
    .min(1, 'Escolha as contas.')
    .max(maximoDeContas, `No máximo ${maximoDeContas} contas de uma vez.`),
  versoes: optional(z.array(z.number(versoes).int(versoes).positive(versoes), versoes)),
}

const umaVersaoPorConta = ({ ids, versoes }: { ids: unknown[]; versoes?: unknown[] | null | undefined }) =>
  !versoes || versoes.length === ids.length

const semVersao = { message: 'Informe uma versão para cada conta.', path: ['versoes'] }

/** The input of settling several records at once: one day, means and account for all of them. */
export const encerrarContasInput = z.object({ ...comuns, ...variasContas }).refine(umaVersaoPorConta, semVersao)

export const cancelarContasInput = z.object(variasContas).refine(umaVersaoPorConta, semVersao)
