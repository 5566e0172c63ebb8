import { z } from 'zod'
import { dateOnly, excluidos, oneOf, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const visitaPastoralInput = z.object({
  idPastor: recordRef('Informe o pastor.'),
  idVisitado: recordRef('Informe quem foi visitado.'),
  dataVisita: dateOnly(),
  comentarioVisita: optional(text(4000)),
  /** true: the user has confirmed a second visit of this pastor to this person on this day */
  confirmarMesmoDia: z.boolean('Informe sim ou não.').nullish(),
  versao,
})

/** What the screens send besides: with whom the author shares the comment. Absent: unchanged. */
export const visitaPastoralComLeitores = visitaPastoralInput.extend({
  leitores: z.array(recordRef('Escolha a pessoa.')).max(20, 'Escolha no máximo 20 pessoas.').nullish(),
})

export const visitaPastoralFields = ['dataVisita', 'pastor', 'visitado', 'createdAt'] as const

export const quandoVisitas = ['proximos', 'anteriores'] as const

export const visitaPastoralFiltro = z
  .object({ quando: optional(oneOf(quandoVisitas, 'Escolha proximos ou anteriores.')), excluidos })
  .nullish()

export const listarVisitasPastoraisInput = z.object({
  ...leanListInput,
  ordem: orderInput(visitaPastoralFields),
  filtro: visitaPastoralFiltro,
})

export const visitaPastoralRef = z.object({ id: recordRef() })
