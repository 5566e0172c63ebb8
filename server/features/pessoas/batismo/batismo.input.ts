import { z } from 'zod'
import { firstTimeZone, todayIn } from '../../../kernel/dates.js'
import { dateOnly, excluidos, recordRef } from '../../../kernel/formats.js'
import { leanListInput, orderInput } from '../../../kernel/reading/pagination.js'

export const batismoNoFuturo = 'A data do batismo não pode estar no futuro.'

export const batismoInput = z.object({
  idBatizando: recordRef('Informe quem foi batizado.'),
  idPastor: recordRef('Informe o pastor.'),
  // the church's own day is asked for where its time zone is known
  dataBatismo: dateOnly().refine((date) => date <= todayIn(firstTimeZone), batismoNoFuturo),
})

export const batismoFields = ['dataBatismo', 'batizando', 'pastor', 'createdAt'] as const

export const batismoFiltro = z.object({ excluidos }).nullish()

export const listarBatismosInput = z.object({
  ...leanListInput,
  ordem: orderInput(batismoFields),
  filtro: batismoFiltro,
  /** tell of each row how many the list has of its date, and which of them it is */
  comDatas: z.boolean().default(false),
})

export const batismoRef = z.object({ id: recordRef() })
