import { z } from 'zod'
import { filterRef, flag, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

/** `membroLider` is used only while the group has no leader; after that members are promoted. */
export const membroGrupoLouvorInput = z.object({
  idGrupo: recordRef('Informe o grupo.'),
  idMembro: recordRef('Selecione uma pessoa para adicionar ao grupo.'),
  membroLider: optional(flag()),
  statusMembro: optional(flag()),
})

export const membroGrupoLouvorFields = ['name', 'createdAt'] as const

export const membroGrupoLouvorFiltro = z
  .object({
    idGrupo: optional(filterRef('Informe o grupo por número ou uuid.')),
    idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    statusMembro: optional(flag()),
    aConfirmar: optional(z.boolean()),
  })
  .nullish()

export const listarMembrosGrupoLouvorInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroGrupoLouvorFields),
  filtro: membroGrupoLouvorFiltro,
})

/** A member in the calls under `/grupos_louvor/{idGrupo}/membros/{uuid}`; `id` is the group. */
export const membroDoGrupoRef = z.object({ id: recordRef('Informe o grupo.'), uuid: recordRef() })

export const novoMembroDoGrupoInput = membroDoGrupoRef.extend({
  membroLider: membroGrupoLouvorInput.shape.membroLider,
  statusMembro: membroGrupoLouvorInput.shape.statusMembro,
})

export const membroGrupoLouvorRef = z.object({ id: recordRef() })

export const listarMembrosDoGrupoInput = z.object({ ...leanListInput, id: recordRef('Informe o grupo.') })
