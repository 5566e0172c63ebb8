import { z } from 'zod'
import { amount, dateOnly, decimal, oneOf, optional, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const tiposCampanha = ['estadual', 'nacional', 'mundial'] as const
export const statusCampanhas = ['ativa', 'concluida', 'cancelada'] as const

const kind = 'Escolha o tipo da campanha.'
const tipoCampanha = () => oneOf(tiposCampanha, kind)
const statusCampanha = () => oneOf(statusCampanhas, 'Escolha um status da lista.')

export const campanhaMissoesInput = z
  .object({
    nomeCampanha: requiredText(100, 'Informe o nome da campanha.'),
    tipoCampanha: tipoCampanha(),
    dataInicio: dateOnly(),
    dataFim: dateOnly(),
    alvoCampanha: amount(),
    /** the raised amount as screens show it, including donations */
    atingidoCampanha: optional(decimal({ min: 0 })),
    statusCampanha: optional(statusCampanha()),
    versao,
  })
  .refine(({ dataInicio, dataFim }) => dataFim >= dataInicio, {
    path: ['dataFim'],
    message: 'O fim não pode ser antes do início.',
  })

export const campanhaMissoesFields = [
  'nomeCampanha',
  'dataInicio',
  'dataFim',
  'alvoCampanha',
  'statusCampanha',
  'createdAt',
] as const

export const campanhaMissoesFiltro = z
  .object({
    statusCampanha: optional(statusCampanha()),
    tipoCampanha: optional(tipoCampanha()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarCampanhasMissoesInput = z.object({
  ...leanListInput,
  ordem: orderInput(campanhaMissoesFields),
  filtro: campanhaMissoesFiltro,
})

export const campanhaMissoesRef = z.object({ id: recordRef() })
