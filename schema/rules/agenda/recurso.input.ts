import { z } from 'zod'
import { filterRef, flag, integer, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const recursoInput = z.object({
  nomeRecurso: requiredText(120, 'Informe o nome do recurso.'),
  idTipoRecurso: recordRef('Informe o tipo do recurso.'),
  quantidade: optional(
    integer('Informe um número inteiro.')
      .min(1, 'Informe ao menos uma unidade.')
      .max(10_000, 'Informe no máximo 10.000 unidades.'),
  ),
  descricao: optional(text(2000)),
  status: optional(flag()),
  versao,
})

export const recursoFields = ['nomeRecurso', 'tipo', 'quantidade', 'status', 'createdAt'] as const

export const recursoFiltro = z
  .object({
    idTipoRecurso: optional(filterRef('Informe o tipo por número ou uuid.')),
    status: optional(flag()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarRecursosInput = z.object({
  ...leanListInput,
  ordem: orderInput(recursoFields),
  filtro: recursoFiltro,
})

export const recursoRef = z.object({ id: recordRef() })
