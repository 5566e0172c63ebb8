import { z } from 'zod'
import { integer, optional, recordRef, requiredText, time, versao } from '../../../kernel/formats.js'
import { leanListInput } from '../../../kernel/reading/pagination.js'

export const statusDePedidos = ['pendente', 'aprovado', 'recusado', 'retirado'] as const

export const pedidoReservaInput = z.object({
  idRecurso: recordRef('Escolha a sala ou o recurso.'),
  quantidade: optional(
    integer('Informe um número inteiro.')
      .min(1, 'Peça ao menos uma unidade.')
      .max(10_000, 'Peça no máximo 10.000 unidades.'),
  ),
  dataInicio: time('Informe quando começa.'),
  dataFim: time('Informe quando termina.'),
  motivo: requiredText(160, 'Diga para que é.'),
})

export const listarPedidosInput = z.object({
  ...leanListInput,
  status: optional(z.enum(statusDePedidos, 'Escolha pendente, aprovado, recusado ou retirado.')),
})

export const pedidoReservaRef = z.object({ id: recordRef() })

export const aprovarPedidoInput = pedidoReservaRef.extend({ versao })

export const recusarPedidoInput = aprovarPedidoInput.extend({
  resposta: requiredText(300, 'Diga o motivo da recusa.'),
})
