import { z } from 'zod'
import { flag, optional, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const grupoLouvorInput = z.object({
  nomeGrupo: requiredText(45, 'Informe o nome do grupo.'),
  statusGrupo: optional(flag()),
  versao,
})

export const grupoLouvorFields = ['nomeGrupo', 'lider', 'createdAt'] as const

export const grupoLouvorFiltro = z.object({ statusGrupo: optional(flag()), excluidos: z.boolean().nullish() }).nullish()

export const listarGruposLouvorInput = z.object({
  ...leanListInput,
  ordem: orderInput(grupoLouvorFields),
  filtro: grupoLouvorFiltro,
})

export const grupoLouvorRef = z.object({ id: recordRef() })
