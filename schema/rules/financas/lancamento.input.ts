import { z } from 'zod'
import { amount, dateOnly, excluidos, filterRef, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

const category = 'Escolha a categoria.'

/** A category filter, 1 to 5; old integrations may send it as text. */
const categoria = () =>
  z
    .union([z.number(), z.enum(['1', '2', '3', '4', '5'])], category)
    .transform(Number)
    .refine((value) => [1, 2, 3, 4, 5].includes(value), category)

const outros = 5

/** The category of an entry. Any number outside 1 to 5 becomes 5 (Outros), because old integrations rely on it. */
const categoriaOuOutros = () =>
  z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,9}\s*$/, category)], category)
    .transform(Number)
    .transform((value) => (value >= 1 && value <= outros ? value : outros))

export const lancamentoInput = z.object({
  descricao: requiredText(255, 'Informe a descrição.'),
  data: dateOnly(),
  categoria: categoriaOuOutros(),
  idCategoria: optional(recordRef('Escolha a categoria.')),
  valor: amount(),
  idCentroCusto: optional(recordRef('Escolha o centro de custo.')),
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  versao,
})

/** An expense may name its supplier. */
export const saidaInput = lancamentoInput.extend({ idFornecedor: optional(recordRef('Escolha o fornecedor.')) })

export const lancamentoFields = ['data', 'descricao', 'categoria', 'valor', 'createdAt'] as const

/** A month, 'AAAA-MM'. */
export const mes = () =>
  z.string('Informe o mês como AAAA-MM.').regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.')

export const lancamentoFiltro = z
  .object({
    descricao: optional(text(255)),
    data: optional(dateOnly()),
    mes: optional(mes()),
    categoria: optional(categoria()),
    semAnexo: z.boolean('Informe sim ou não em semAnexo.').nullish(),
    idCategoria: optional(filterRef('Informe a categoria por número ou uuid.')),
    excluidos,
    idCentroCusto: optional(filterRef('Informe o centro de custo por número ou uuid.')),
    idContaFinanceira: optional(filterRef('Informe a conta financeira por número ou uuid.')),
    idFornecedor: optional(filterRef('Informe o fornecedor por número ou uuid.')),
  })
  .nullish()

export const listarLancamentosInput = z.object({
  ...leanListInput,
  ordem: orderInput(lancamentoFields),
  filtro: lancamentoFiltro,
  /** whether to return the months of the page, each with its totals */
  comMeses: z.boolean().default(false),
  /** whether to return the sum of all matching entries too */
  comSoma: z.boolean().default(false),
})

export const lancamentoRef = z.object({ id: recordRef() })

/** The input of a reversal, which corrects an entry of a closed month: its day, and a description. */
export const estornoInput = z.object({
  data: dateOnly(),
  descricao: optional(text(255)),
})
