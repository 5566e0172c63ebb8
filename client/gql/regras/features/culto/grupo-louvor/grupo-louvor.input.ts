// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { flag, optional, recordRef, requiredText, versao } from '../../../kernel/formats.js'
import { leanListInput, orderInput } from '../../../kernel/reading/pagination.js'

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
