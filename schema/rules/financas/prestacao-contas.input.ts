import { z } from 'zod'
import { dateOnly, excluidos, filterRef, oneOf, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const situacoes = [
  'Rascunho',
  'Com o conselho',
  'Com parecer',
  'Aprovada',
  'Aprovada com ressalva',
  'Rejeitada',
] as const
export type SituacaoPrestacao = (typeof situacoes)[number]

export const opinioes = ['aprova', 'ressalva', 'rejeita'] as const
export type Opiniao = (typeof opinioes)[number]

export const decisoes = ['aprovada', 'ressalva', 'rejeitada'] as const
export type Decisao = (typeof decisoes)[number]

/** Most months in one statement: two years. */
const mostMonths = 24

const month = (message: string) =>
  z.string(message).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.')

const monthsBetween = (de: string, ate: string): number => {
  const [from, to] = [de, ate].map((mes) => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7))) as [number, number]
  return to - from + 1
}

const meses = { de: month('Informe o primeiro mês.'), ate: month('Informe o último mês.') }

interface Months {
  de: string
  ate: string
}

const inOrder = (form: object) => {
  const { de, ate } = form as Months
  return de <= ate
}

const notTooMany = (form: object) => {
  const { de, ate } = form as Months
  return monthsBetween(de, ate) <= mostMonths
}

/** A form with the months `de` and `ate`, in order and not too many. */
const withMonths = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...shape, ...meses })
    .refine(inOrder, { message: 'O último mês não pode vir antes do primeiro.', path: ['ate'] })
    .refine(notTooMany, { message: `Escolha no máximo ${mostMonths} meses.`, path: ['ate'] })

const fields = { nome: requiredText(120, 'Informe o nome.'), observacao: optional(text(5000)), versao }

export const prestacaoContasInput = withMonths(fields)

export const atualizarPrestacaoContasInput = withMonths({ ...fields, id: recordRef() })

export const demonstrativoInput = withMonths({})

export const prestacaoContasFields = ['fim', 'nome', 'createdAt'] as const

export const prestacaoContasFiltro = z
  .object({ situacao: optional(oneOf(situacoes, 'Escolha a situação.')), excluidos })
  .nullish()

export const listarPrestacoesContasInput = z.object({
  ...leanListInput,
  ordem: orderInput(prestacaoContasFields),
  filtro: prestacaoContasFiltro,
})

export const prestacaoContasRef = z.object({ id: recordRef() })

/** The hash of the figures that the person saw. */
const impressao = optional(text(64))

/** Most people in a church's council. */
const mostPeople = 12

export const enviarPrestacaoContasInput = z.object({
  id: recordRef(),
  idsConselho: z
    .array(filterRef('Escolha uma pessoa do conselho.'))
    .min(1, 'Escolha quem faz parte do conselho.')
    .max(mostPeople, `Escolha no máximo ${mostPeople} pessoas.`),
  versao,
})

export const opinarInput = z
  .object({
    id: recordRef(),
    opiniao: z.enum(opinioes, 'Escolha o parecer.'),
    texto: optional(text(5000)),
    impressao,
  })
  .refine(({ opiniao, texto }) => opiniao === 'aprova' || !!texto, {
    message: 'Escreva o motivo da ressalva ou da rejeição.',
    path: ['texto'],
  })

export const decidirInput = z.object({
  id: recordRef(),
  decisao: z.enum(decisoes, 'Escolha a decisão da assembleia.'),
  assembleiaEm: dateOnly(),
  ata: optional(text(120)),
  impressao,
})
