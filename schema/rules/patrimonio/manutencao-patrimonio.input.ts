import { z } from 'zod'
import { amount, dateOnly, filterRef, oneOf, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const manutencaoPatrimonioInput = z.object({
  dataManutencao: dateOnly(),
  valorManutencao: amount(),
  idPatrimonio: recordRef('Escolha o patrimônio.'),
  descricaoManutencao: optional(text(255)),
  idDepartamento: optional(recordRef('Escolha o departamento.')),
  versao,
})

export const manutencaoPatrimonioFields = [
  'dataManutencao',
  'patrimonio',
  'valorManutencao',
  'statusManutencao',
  'createdAt',
] as const

export const manutencaoPatrimonioFiltro = z
  .object({
    statusManutencao: optional(oneOf(['pendente', 'concluido'], 'A situação é pendente ou concluido.')),
    idPatrimonio: optional(filterRef('Informe o patrimônio por número ou uuid.')),
    excluidos: z.boolean().nullish(),
  })
  .nullish()

export const listarManutencoesPatrimonioInput = z.object({
  ...leanListInput,
  ordem: orderInput(manutencaoPatrimonioFields),
  filtro: manutencaoPatrimonioFiltro,
})

export const manutencaoPatrimonioRef = z.object({ id: recordRef() })

/**
 * The maintenance, the account from which it was paid, by default that of the church, and the day of the payment, by
 * default the day of the maintenance.
 */
export const concluirManutencaoPatrimonioInput = manutencaoPatrimonioRef.extend({
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  data: optional(dateOnly()),
})
