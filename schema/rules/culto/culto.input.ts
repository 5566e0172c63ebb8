import { z } from 'zod'
import { dateOnly, instant, integer, oneOf, optional, recordRef, text, timeOfDay, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const statusCultos = ['agendado', 'realizado', 'cancelado'] as const

export const quandoCultos = ['proximos', 'anteriores'] as const

const tooMany = 'Informe no máximo 100.000 visitantes.'

export const maxVisitantes = 100_000

const visitantes = () =>
  integer('Informe um número inteiro de visitantes.')
    .min(0, 'O número de visitantes não pode ser negativo.')
    .max(maxVisitantes, tooMany)

export const cultoInput = z.object({
  dataCulto: dateOnly().refine((day) => day >= '1900' && day < '2200', 'Informe uma data válida.'),
  horaCulto: timeOfDay('Informe a hora do culto.'),
  idLocal: optional(recordRef('Escolha um local da lista.')),
  temaCulto: optional(text(120)),
  idDirigente: optional(recordRef('Escolha uma pessoa da lista.')),
  idPregador: optional(recordRef('Escolha uma pessoa da lista.')),
  visitantes: optional(visitantes()),
  versao,
})

export const cultoFields = [
  'dataCulto',
  'temaCulto',
  'local',
  'dirigente',
  'pregador',
  'statusCulto',
  'visitantes',
  'createdAt',
] as const

export const cultoFiltro = z
  .object({
    quando: optional(oneOf(quandoCultos, 'Escolha proximos ou anteriores.')),
    statusCulto: optional(oneOf(statusCultos, 'O status é agendado, realizado ou cancelado.')),
    de: optional(dateOnly()),
    ate: optional(dateOnly()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarCultosInput = z.object({
  ...leanListInput,
  ordem: orderInput(cultoFields),
  filtro: cultoFiltro,
})

export const cultoRef = z.object({ id: recordRef() })

/** The number to add to the count of visitors (may be negative). */
export const somarVisitantesCultoInput = z.object({
  diferenca: integer('Informe um número inteiro de visitantes.')
    .min(-maxVisitantes, tooMany)
    .max(maxVisitantes, tooMany),
})

/** What one device has added to the visitors; it is set, so that it may be delivered late and repeatedly. */
export const contarVisitantesCultoInput = z.object({
  aparelho: z.uuid('Informe o aparelho por um uuid.').transform((uuid) => uuid.toLowerCase()),
  quantos: integer('Informe um número inteiro de visitantes.').min(-maxVisitantes, tooMany).max(maxVisitantes, tooMany),
  marcadoEm: instant(),
  enviadoEm: instant(),
})

export const visitantesCultoInput = z.object({ visitantes: visitantes(), versao })
