import { z } from 'zod'
import { dateOnly, filterRef, oneOf, optional, recordRef, timeOfDay, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const statusEnsaios = ['Marcado', 'Concluído', 'Cancelado'] as const

export const quandoEnsaios = ['proximos', 'anteriores'] as const

/** Saving sets the rehearsal to planned, whatever its state; separate operations conclude and cancel it. */
export const ensaioLouvorInput = z.object({
  idGrupo: recordRef('Escolha o grupo de louvor.'),
  dataEnsaio: dateOnly().refine((day) => day >= '1900' && day < '2200', 'Informe uma data válida.'),
  horaEnsaio: timeOfDay('Informe a hora do ensaio.'),
  localEnsaio: optional(recordRef('Escolha um local da lista.')),
  /** the worship service for which the group rehearses */
  idCulto: optional(recordRef('Escolha um culto da lista.')),
  statusEnsaio: optional(oneOf(['Marcado'], 'Um ensaio é salvo como Marcado.')),
  versao,
})

/** Without a group in the input, the rehearsal keeps its group. */
export const ensaioLouvorEdicao = ensaioLouvorInput.extend({
  idGrupo: optional(recordRef('Escolha o grupo de louvor.')),
})

export const ensaioLouvorFields = ['dataEnsaio', 'grupo', 'local', 'statusEnsaio', 'createdAt'] as const

export const ensaioLouvorFiltro = z
  .object({
    idGrupo: optional(filterRef('Informe o grupo por número ou uuid.')),
    statusEnsaio: optional(oneOf(statusEnsaios, 'O status é Marcado, Concluído ou Cancelado.')),
    quando: optional(oneOf(quandoEnsaios, 'Escolha proximos ou anteriores.')),
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
