import { z } from 'zod'
import { dateOnly, excluidos, oneOf, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const statusMissoes = ['planejada', 'em_andamento', 'concluida', 'cancelada'] as const

const statusMissao = () => oneOf(statusMissoes, 'Escolha um status da lista.')

export const fimAntesDoInicio = 'O fim não pode ser antes do início.'

/** Whether a period ends before it begins; false when one of the two days is missing. */
export const endsBeforeStart = (inicio: string | null | undefined, fim: string | null | undefined): boolean =>
  Boolean(inicio && fim && fim < inicio)

export const missaoInput = z
  .object({
    nomeMissao: requiredText(120, 'Informe o nome da missão.'),
    descricao: optional(text(4000)),
    localMissao: optional(text(120)),
    dataInicio: optional(dateOnly()),
    dataFim: optional(dateOnly()),
    idResponsavel: optional(recordRef('Escolha uma pessoa da lista.')),
    statusMissao: optional(statusMissao()),
    versao,
  })
  .refine(({ dataInicio, dataFim }) => !endsBeforeStart(dataInicio, dataFim), {
    path: ['dataFim'],
    message: fimAntesDoInicio,
  })

export const missaoFields = [
  'nomeMissao',
  'localMissao',
  'dataInicio',
  'dataFim',
  'responsavel',
  'statusMissao',
  'createdAt',
] as const

export const missaoFiltro = z
  .object({ statusMissao: optional(statusMissao()), liderAConfirmar: optional(z.boolean()), excluidos })
  .nullish()

export const listarMissoesInput = z.object({
  ...leanListInput,
  ordem: orderInput(missaoFields),
  filtro: missaoFiltro,
})

export const missaoRef = z.object({ id: recordRef() })
