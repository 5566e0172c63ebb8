import { z } from 'zod'
import { instantIn, isTime, isZoned } from '../dates.js'
import { filterRef, integer, optional, recordRef, requiredText, text, time, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const fimAntesDoInicio = 'O fim deve ser depois do início.'

interface Times {
  dataInicio?: string | null | undefined
  dataFim?: string | null | undefined
}

/** Whether a period is certainly empty. It is false when the answer depends on the church's time zone. */
export function isEmpty({ dataInicio, dataFim }: Times): boolean {
  // this rule runs even when a field's own rule has failed
  if (!dataInicio || !dataFim || !isTime(dataInicio) || !isTime(dataFim) || isZoned(dataInicio) !== isZoned(dataFim))
    return false
  return instantIn('UTC', dataFim, true) <= instantIn('UTC', dataInicio)
}

export const notEmpty = { path: ['dataFim'], message: fimAntesDoInicio }

export const reservaInput = z
  .object({
    idRecurso: recordRef('Escolha o recurso.'),
    quantidade: optional(
      integer('Informe um número inteiro.')
        .min(1, 'Reserve ao menos uma unidade.')
        .max(10_000, 'Reserve no máximo 10.000 unidades.'),
    ),
    dataInicio: time('Informe quando a reserva começa.'),
    dataFim: time('Informe quando a reserva termina.'),
    finalidade: requiredText(160, 'Informe para que é a reserva.'),
    idResponsavel: optional(recordRef('Escolha o responsável.')),
    observacoes: optional(text(1000)),
    versao,
  })
  .refine((input) => !isEmpty(input), notEmpty)

export const reservaFields = ['dataInicio', 'dataFim', 'recurso', 'finalidade', 'responsavel', 'createdAt'] as const

export const quandoReservas = ['proximas', 'passadas'] as const

export const reservaFiltro = z
  .object({
    idRecurso: optional(filterRef('Informe o recurso por número ou uuid.')),
    quando: optional(z.enum(quandoReservas, 'Escolha proximas ou passadas.')),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarReservasInput = z.object({
  ...leanListInput,
  ordem: orderInput(reservaFields),
  filtro: reservaFiltro,
})

export const disponibilidadeInput = z
  .object({
    /** default: today from the first minute to the end of the day */
    dataInicio: optional(time()),
    dataFim: optional(time()),
    ...leanListInput,
    filtro: z.object({ idTipoRecurso: optional(filterRef('Informe o tipo por número ou uuid.')) }).nullish(),
  })
  .refine((input) => !isEmpty(input), notEmpty)

export const reservaRef = z.object({ id: recordRef() })
