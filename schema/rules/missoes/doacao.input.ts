import { z } from 'zod'
import { meio } from '../financas/dizimo.input.js'
import { amount, dateOnly, filterRef, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const doacaoInput = z.object({
  idCampanha: recordRef('Escolha a campanha.'),
  idMembro: recordRef('Escolha quem doou.'),
  valorDoacao: amount(),
  /** the day of the donation, today by default */
  dataDoacao: optional(dateOnly()),
  /** how it was given; absent: nobody says */
  meioDoacao: optional(meio()),
  /** the account where the money lies; when it is absent, the church's default account */
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
})

export const doacaoFields = ['dataDoacao', 'valorDoacao', 'createdAt'] as const

export const doacaoFiltro = z
  .object({
    idCampanha: optional(filterRef('Informe a campanha por número ou uuid.')),
    meioDoacao: optional(meio()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarDoacoesInput = z.object({
  ...leanListInput,
  ordem: orderInput(doacaoFields),
  filtro: doacaoFiltro,
})

export const doacaoRef = z.object({ id: recordRef() })
