import { z } from 'zod'
import { dateOnly, excluidos, filterRef, oneOf, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput, listInput, orderInput } from '../pagination.js'

const daysAtMost = 366

const days = {
  dataInicio: dateOnly(),
  /** without it, one day */
  dataFim: optional(dateOnly()),
  observacao: optional(text(200)),
}

type Days = { dataInicio: string; dataFim?: string | null | undefined }

const inOrder = ({ dataInicio, dataFim }: Days) => !dataFim || dataFim >= dataInicio
const endFirst = { path: ['dataFim'], message: 'O fim não pode ser antes do início.' }

const shortEnough = ({ dataInicio, dataFim }: Days) =>
  !dataFim || Date.parse(dataFim) - Date.parse(dataInicio) < daysAtMost * 86_400_000
const tooLong = { path: ['dataFim'], message: 'Bloqueie no máximo um ano de cada vez.' }

/** The days that a person blocks for oneself. */
export const minhaIndisponibilidadeInput = z.object(days).refine(inOrder, endFirst).refine(shortEnough, tooLong)

export const indisponibilidadeInput = z
  .object({ idMembro: recordRef('Escolha a pessoa.'), ...days, versao })
  .refine(inOrder, endFirst)
  .refine(shortEnough, tooLong)

export const indisponibilidadeFields = ['dataInicio', 'membro', 'createdAt'] as const

const quando = () => optional(oneOf(['proximos', 'anteriores'], 'Escolha proximos ou anteriores.'))

export const indisponibilidadeFiltro = z
  .object({
    idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    quando: quando(),
    de: optional(dateOnly()),
    ate: optional(dateOnly()),
    excluidos,
  })
  .nullish()

export const listarIndisponibilidadesInput = z.object({
  ...leanListInput,
  ordem: orderInput(indisponibilidadeFields),
  filtro: indisponibilidadeFiltro,
})

export const minhasIndisponibilidadesInput = z.object({
  ...listInput,
  columns: z.array(z.string()).readonly().optional(),
  quando: quando(),
})

export const indisponibilidadeRef = z.object({ id: recordRef() })
