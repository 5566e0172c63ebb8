import { z } from 'zod'
import {
  dateOnly,
  decimal,
  excluidos,
  filterRef,
  integer,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const situacoes = ['Rascunho', 'Em vigor', 'Substituída'] as const
export type SituacaoPrevisao = (typeof situacoes)[number]

/** Who approves a budget, in the words of the screens. */
export const orgaos = { assembleia: 'Assembleia', conselho: 'Conselho', diretoria: 'Diretoria' } as const
export type Orgao = keyof typeof orgaos

const origensDaCopia = ['previsto', 'realizado'] as const

/** How the amount of a year is spread over its months. */
const distribuicoes = ['igual', 'anoAnterior'] as const
export type Distribuicao = (typeof distribuicoes)[number]

/** Most lines of one budget: each category of a large chart, in several cost centres. */
const mostLines = 600

const ano = () => integer('Informe o ano.').min(2000, 'Informe o ano.').max(2999, 'Informe o ano.')

export const previsaoOrcamentariaInput = z.object({ ano: ano(), observacao: optional(text(5000)), versao })

export const atualizarPrevisaoOrcamentariaInput = previsaoOrcamentariaInput.extend({ id: recordRef() })

export const previsaoOrcamentariaFields = ['ano', 'createdAt'] as const

export const listarPrevisoesOrcamentariasInput = z.object({
  ...leanListInput,
  ordem: orderInput(previsaoOrcamentariaFields),
  filtro: z.object({ situacao: optional(oneOf(situacoes, 'Escolha a situação.')), excluidos }).nullish(),
})

export const previsaoOrcamentariaRef = z.object({ id: recordRef() })

const linha = z
  .object({
    idCategoria: filterRef('Escolha uma categoria da lista.'),
    idCentroCusto: optional(filterRef('Escolha um centro de custo da lista.')),
    /** for the year; it is spread over the months */
    total: optional(decimal({ min: 0 })),
    /** for each month */
    meses: z
      .array(decimal({ min: 0 }))
      .length(12, 'Informe os doze meses.')
      .nullish(),
  })
  .refine(({ total, meses }) => Boolean(total) !== Boolean(meses), {
    message: 'Informe o total do ano ou os doze meses.',
    path: ['total'],
  })

export const salvarLinhasInput = z.object({
  id: recordRef(),
  linhas: z.array(linha).max(mostLines, `Uma previsão tem no máximo ${mostLines} linhas.`),
  distribuicao: z.enum(distribuicoes, 'Escolha como distribuir o total.').nullish(),
  versao,
})

export const copiarInput = z.object({
  id: recordRef(),
  origem: z.enum(origensDaCopia, 'Escolha o previsto ou o realizado.'),
  /** percent added to each amount; below zero it is taken from it */
  ajuste: optional(
    decimal().refine((value) => Number(value) > -100 && Number(value) <= 1000, 'O reajuste vai de -99% a 1000%.'),
  ),
  versao,
})

export const aprovarInput = z.object({
  id: recordRef(),
  orgao: z.enum(Object.keys(orgaos) as [Orgao, ...Orgao[]], 'Escolha quem aprovou.'),
  aprovadaEm: dateOnly(),
  ata: optional(text(120)),
  versao,
})

export const revisarInput = z.object({ id: recordRef(), motivo: requiredText(2000, 'Informe o motivo da revisão.') })

export const execucaoInput = z.object({
  ano: ano(),
  mes: integer('Informe o mês.').min(1, 'Informe o mês.').max(12, 'Informe o mês.'),
  idCentroCusto: optional(filterRef('Informe o centro de custo por número ou uuid.')),
})

export const exportarExecucaoInput = z.object({
  /** without year and month, those of today */
  filtro: execucaoInput.partial().nullish(),
})

export const exportarExecucaoPorCentroInput = z.object({
  filtro: execucaoInput.omit({ idCentroCusto: true }).partial().nullish(),
})

export const avisoInput = z.object({
  categoria: integer('Informe a categoria.').min(1).max(5),
  idCategoria: optional(filterRef('Informe a categoria por número ou uuid.')),
  data: dateOnly(),
  valor: decimal({ min: 0 }),
  /** an entry that is edited: it counts with its new amount only */
  idSaida: optional(filterRef('Informe a saída por número ou uuid.')),
})
