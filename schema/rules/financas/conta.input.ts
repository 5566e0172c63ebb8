import { z } from 'zod'
import {
  amount,
  dateOnly,
  filterRef,
  flag,
  integer,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { isDecimal } from '../money.js'
import { leanListInput, orderInput } from '../pagination.js'

/** How often a payable or receivable comes again. */
export const frequencias = {
  semanal: 'Toda semana',
  mensal: 'Todo mês',
  bimestral: 'A cada dois meses',
  trimestral: 'A cada três meses',
  semestral: 'A cada seis meses',
  anual: 'Todo ano',
} as const

export type Frequencia = keyof typeof frequencias

const nomes = Object.keys(frequencias) as [Frequencia, ...Frequencia[]]

/** A boleto's line, kept as its digits, or the text of a Pix code, both also with the line breaks of a letter. */
const codigoPagamento = () =>
  z
    .preprocess((code) => (typeof code === 'string' ? code.replace(/[\r\n]+/g, '') : code), text(512))
    .transform((codigo) => (/^[\d\s.-]+$/.test(codigo) ? codigo.replace(/\D/g, '') : codigo))
    .refine(
      (codigo) => /^(\d{47,48}|0002.{16,508})$/.test(codigo),
      'Cole a linha inteira do boleto, com 47 ou 48 números, ou o Pix copia e cola.',
    )

export const contaInput = z.object({
  descricaoConta: requiredText(255, 'Informe a descrição.'),
  valorConta: amount(),
  dataVencimentoConta: dateOnly(),
  idCentroCusto: recordRef('Escolha o centro de custo.'),
  responsavelUsuarioConta: optional(recordRef('Escolha o responsável.')),
  idCategoria: optional(recordRef('Escolha a categoria.')),
  idFornecedor: optional(recordRef('Escolha o fornecedor.')),
  /** of a payable: what the bank is told when it is paid */
  codigoPagamento: optional(codigoPagamento()),
  repetir: optional(flag()),
  /** says that it repeats, too; every month by default */
  frequencia: optional(oneOf(nomes, 'Esta repetição não existe.')),
  versao,
})

const maximo = 120

/**
 * Whether each instalment has at least one cent. Also true for an invalid amount or number, because this rule runs
 * beside the rules of those fields, which report the error themselves.
 */
const cabemParcelas = (valor: string, parcelas: number | null | undefined): boolean =>
  !parcelas || !Number.isInteger(parcelas) || !isDecimal(String(valor)) || centavos(valor) >= BigInt(parcelas)

/** The input of a new payable or receivable. With `parcelas` it creates several records, one a month. */
export const novaContaInput = contaInput
  .extend({
    parcelas: optional(
      integer('Informe o número de parcelas.')
        .min(1, 'Informe o número de parcelas.')
        .max(maximo, `No máximo ${maximo} parcelas.`),
    ),
  })
  .refine(({ parcelas, repetir }) => !repetir || (parcelas ?? 1) === 1, {
    message: 'Escolha parcelas ou repetição, não as duas.',
    path: ['repetir'],
  })
  .refine(({ parcelas, repetir, frequencia }) => repetir || !frequencia || (parcelas ?? 1) === 1, {
    message: 'Escolha parcelas ou repetição, não as duas.',
    path: ['frequencia'],
  })
  .refine(({ valorConta, parcelas }) => cabemParcelas(valorConta, parcelas), {
    message: 'Cada parcela precisa de ao menos um centavo.',
    path: ['parcelas'],
  })

export const contaFields = ['statusConta', 'descricaoConta', 'valorConta', 'dataVencimentoConta', 'createdAt'] as const

export const contaFiltro = z
  .object({
    statusConta: oneOf(
      ['aberto', 'pendente', 'atrasado', 'parcial', 'pago', 'recebido'],
      'Este status não existe.',
    ).nullish(),
    idCentroCusto: optional(filterRef('Informe o centro de custo por número ou uuid.')),
    idCategoria: optional(filterRef('Informe a categoria por número ou uuid.')),
    idFornecedor: optional(filterRef('Informe o fornecedor por número ou uuid.')),
    inicio: optional(dateOnly()),
    fim: optional(dateOnly()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarContasInput = z.object({
  ...leanListInput,
  ordem: orderInput(contaFields),
  filtro: contaFiltro,
  /** whether to return the sum of all matching records too */
  comSoma: z.boolean().default(false),
})

export const contaRef = z.object({ id: recordRef() })

/** Which records of a series a change is about: the one that is named, or also the later ones of which nothing is paid. */
const abrangencias = ['esta', 'seguintes'] as const

export const abrangencia = optional(oneOf(abrangencias, 'Escolha só esta conta, ou esta e as seguintes.'))

export type Abrangencia = z.output<typeof abrangencia>

export const alterarContaInput = contaInput.extend({ ...contaRef.shape, abrangencia })

export const cancelarContaInput = contaRef.extend({ abrangencia })

/**
 * The input of settling: the payable or receivable, the day of the payment, today by default, the account, and the
 * version that the person saw.
 */
export const encerrarContaInput = contaRef.extend({
  versao,
  data: optional(dateOnly()),
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
})

/** How many days ahead to list what is due. */
export const vencimentosInput = z.object({
  dias: z
    .number('Informe os dias.')
    .int('Informe os dias.')
    .min(1, 'Ao menos um dia.')
    .max(366, 'No máximo 366 dias.')
    .default(30),
})

const centavos = (valor: string): bigint => BigInt(valor.replace('.', ''))

/** Splits an amount into equal parts with exactly the same total. The first parts get the remaining cents. */
export function partesDe(valor: string, parcelas: number): string[] {
  const [total, quantas] = [centavos(valor), BigInt(parcelas)]
  return Array.from({ length: parcelas }, (_, index) => {
    const parte = total / quantas + (BigInt(index) < total % quantas ? 1n : 0n)
    const digitos = String(parte).padStart(3, '0')
    return `${digitos.slice(0, -2)}.${digitos.slice(-2)}`
  })
}
