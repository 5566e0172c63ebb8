import { z } from 'zod'
import { dateOnly, filterRef, optional, recordRef, requiredText, timeOfDay, versao } from '../../../kernel/formats.js'
import { leanListInput, orderInput } from '../../../kernel/pagination.js'

export const statusEnsaios = ['Marcado', 'Concluído', 'Cancelado'] as const

export const quandoEnsaios = ['proximos', 'anteriores'] as const

/** Saving marks the rehearsal, whatever it was; it is concluded and cancelled by operations of their own. */
export const ensaioLouvorInput = z.object({
  idGrupo: recordRef('Escolha o grupo de louvor.'),
  dataEnsaio: dateOnly().refine((day) => day >= '1900' && day < '2200', 'Informe uma data válida.'),
  horaEnsaio: requiredText(5, 'Informe a hora do ensaio.').pipe(timeOfDay()),
  localEnsaio: optional(recordRef('Escolha um local da lista.')),
  statusEnsaio: optional(z.literal('Marcado', 'Um ensaio é salvo como Marcado.')),
  versao,
})

export const ensaioLouvorFields = ['dataEnsaio', 'grupo', 'local', 'statusEnsaio', 'createdAt'] as const

export const ensaioLouvorFiltro = z
  .object({
    idGrupo: optional(filterRef('Informe o grupo por número ou uuid.')),
    statusEnsaio: optional(z.enum(statusEnsaios, 'O status é Marcado, Concluído ou Cancelado.')),
    quando: optional(z.enum(quandoEnsaios, 'Escolha proximos ou anteriores.')),
    de: optional(dateOnly()),
    ate: optional(dateOnly()),
  })
  .nullish()

export const listarEnsaiosLouvorInput = z.object({
  ...leanListInput,
  ordem: orderInput(ensaioLouvorFields),
  filtro: ensaioLouvorFiltro,
})

export const ensaioLouvorRef = z.object({ id: recordRef() })
