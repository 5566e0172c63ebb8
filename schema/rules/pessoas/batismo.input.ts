import { z } from 'zod'
import { dateOnly, excluidos, oneOf, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const batismoInput = z.object({
  idBatizando: recordRef('Informe quem foi batizado.'),
  idPastor: recordRef('Informe o pastor.'),
  /** a future date makes the baptism planned */
  dataBatismo: dateOnly(),
})

export const maximoDeBatizandos = 200

/** Several people, baptised by one pastor on one day. All of them are registered or none. */
export const batismosInput = batismoInput.omit({ idBatizando: true }).extend({
  batizandos: z
    .array(recordRef('Informe quem foi batizado.'), 'Informe quem foi batizado.')
    .min(1, 'Informe quem foi batizado.')
    .max(maximoDeBatizandos, `Registre no máximo ${maximoDeBatizandos} batismos de uma vez.`),
})

export const batismoFields = ['dataBatismo', 'batizando', 'pastor', 'createdAt'] as const

export const quandoBatismos = ['proximos', 'anteriores'] as const

export const batismoFiltro = z
  .object({ quando: optional(oneOf(quandoBatismos, 'Escolha proximos ou anteriores.')), excluidos })
  .nullish()

export const listarBatismosInput = z.object({
  ...leanListInput,
  ordem: orderInput(batismoFields),
  filtro: batismoFiltro,
  /** adds to each row how many baptisms its date has, and the row's position among them */
  comDatas: z.boolean().default(false),
})

export const batismoRef = z.object({ id: recordRef() })
