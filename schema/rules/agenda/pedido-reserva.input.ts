import { z } from 'zod'
import { filterRef, integer, oneOf, optional, recordRef, requiredText, text, time, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { isEmpty, notEmpty } from './reserva.input.js'

export const situacoesDePedido = ['pendente', 'aprovado', 'recusado', 'cancelado'] as const

export const pedidoReservaInput = z
  .object({
    idRecurso: recordRef('Escolha a sala ou o recurso.'),
    quantidade: optional(
      integer('Informe um número inteiro.')
        .min(1, 'Peça ao menos uma unidade.')
        .max(10_000, 'Peça no máximo 10.000 unidades.'),
    ),
    finalidade: requiredText(160, 'Diga para que é.'),
    pessoas: optional(
      integer('Informe um número inteiro.')
        .min(1, 'Conte ao menos uma pessoa.')
        .max(100_000, 'Informe no máximo 100.000 pessoas.'),
    ),
    observacao: optional(text(500)),
    dataInicio: time('Informe quando começa.'),
    dataFim: time('Informe quando termina.'),
    versao,
  })
  .refine((input) => !isEmpty(input), notEmpty)

export const pedidoReservaFields = ['dataInicio', 'recurso', 'solicitante', 'createdAt'] as const

const situacao = optional(oneOf(situacoesDePedido, 'Escolha pendente, aprovado, recusado ou cancelado.'))

export const listarPedidosInput = z.object({
  ...leanListInput,
  ordem: orderInput(pedidoReservaFields),
  filtro: z
    .object({
      situacao,
      idRecurso: optional(filterRef('Informe o recurso por número ou uuid.')),
    })
    .nullish(),
})

export const listarMeusPedidosInput = z.object({ ...leanListInput, situacao })

export const pedidoReservaRef = z.object({ id: recordRef() })

export const atualizarPedidoInput = pedidoReservaInput.safeExtend(pedidoReservaRef.shape)

/** Without a resource or a time, the approval gives what was asked for. */
export const aprovarPedidoInput = z
  .object({
    id: recordRef(),
    idRecurso: optional(recordRef('Escolha a sala ou o recurso.')),
    dataInicio: optional(time('Informe quando começa.')),
    dataFim: optional(time('Informe quando termina.')),
    versao,
  })
  .refine((input) => !isEmpty(input), notEmpty)

export const recusarPedidoInput = z.object({
  id: recordRef(),
  resposta: requiredText(300, 'Diga o motivo: quem pediu vai lê-lo.'),
  versao,
})

export const cancelarPedidoInput = z.object({
  id: recordRef(),
  resposta: requiredText(300, 'Diga o motivo: quem pediu vai lê-lo.'),
})
