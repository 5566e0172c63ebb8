import { z } from 'zod'
import { filterRef, oneOf, optional, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { mes } from './lancamento.input.js'

export const estadosRecibo = ['valido', 'cancelado'] as const

export const reciboFields = ['numero', 'data', 'pessoa', 'valor'] as const

const tiposRecibo = ['dizimo', 'doacao', 'ano'] as const

export const listarRecibosInput = z.object({
  ...leanListInput,
  ordem: orderInput(reciboFields),
  filtro: z
    .object({
      estado: optional(oneOf(estadosRecibo, 'Escolha valido ou cancelado.')),
      tipo: optional(oneOf(tiposRecibo, 'Escolha dizimo, doacao ou ano.')),
      mes: optional(mes()),
      ano: z
        .int('Informe o ano, como 2026.')
        .min(1900, 'Informe o ano, como 2026.')
        .max(2100, 'Informe o ano, como 2026.')
        .nullish(),
      idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    })
    .nullish(),
})

export const reciboRef = z.object({ id: recordRef() })

export const cancelarReciboInput = reciboRef.extend({
  motivo: requiredText(200, 'Diga por que o recibo é cancelado.'),
  versao,
})

export const emitirReciboEntradaInput = z.object({ id: recordRef('Informe a entrada.') })

/** What stands at the end of the address: the church's number, a hyphen and the code. */
export const conferirReciboInput = z.object({ codigo: z.string().max(60) })
