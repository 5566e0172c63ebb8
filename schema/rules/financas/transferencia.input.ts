import { z } from 'zod'
import { amount, dateOnly, excluidos, filterRef, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { mes } from './lancamento.input.js'

export const transferenciaInput = z
  .object({
    data: dateOnly(),
    valor: amount(),
    /** the church's default account by default */
    idContaOrigem: optional(recordRef('Escolha a conta de que o dinheiro sai.')),
    idContaDestino: recordRef('Escolha a conta a que o dinheiro vai.'),
    descricao: optional(text(255)),
    versao,
  })
  .refine(({ idContaOrigem, idContaDestino }) => String(idContaOrigem) !== String(idContaDestino), {
    message: 'Escolha uma conta diferente da de origem.',
    path: ['idContaDestino'],
  })

export const transferenciaFields = ['data', 'valor', 'createdAt'] as const

export const transferenciaFiltro = z
  .object({
    mes: optional(mes()),
    idContaFinanceira: optional(filterRef('Informe a conta financeira por número ou uuid.')),
    excluidos,
  })
  .nullish()

export const listarTransferenciasInput = z.object({
  ...leanListInput,
  ordem: orderInput(transferenciaFields),
  filtro: transferenciaFiltro,
})

export const transferenciaRef = z.object({ id: recordRef() })

/** The day of the transfer back. */
export const estornarTransferenciaInput = transferenciaRef.extend({ data: dateOnly() })
