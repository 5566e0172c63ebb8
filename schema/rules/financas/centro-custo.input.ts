import { z } from 'zod'
import { flag, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const centroCustoInput = z.object({
  nome: requiredText(100, 'Informe o nome.'),
  descricao: optional(text(2000)),
  idDepartamento: recordRef('Escolha o departamento.'),
  status: optional(flag()),
  versao,
})

export const centroCustoFields = ['nome', 'departamento', 'status', 'createdAt'] as const

export const centroCustoFiltro = z
  .object({ status: optional(flag()), excluidos: z.boolean('Informe sim ou não.').nullish() })
  .nullish()

export const listarCentrosCustoInput = z.object({
  ...leanListInput,
  ordem: orderInput(centroCustoFields),
  filtro: centroCustoFiltro,
})

export const centroCustoRef = z.object({ id: recordRef() })
