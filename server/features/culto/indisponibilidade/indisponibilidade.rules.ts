import { formatDate } from '../../../../schema/rules/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfIndisponibilidade = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'indisponibilidade.escrever')

interface Days {
  idMembro: number
  dataInicio: string
  dataFim: string
}

/** The block that contains this day of the person. */
export const absenceOf = <Block extends Days>(blocks: readonly Block[], idMembro: number, day: string) =>
  blocks.find((block) => block.idMembro === idMembro && block.dataInicio <= day && day <= block.dataFim)

/** '12/10/2026', or '12/10/2026 a 15/10/2026' */
export const daysText = ({ dataInicio, dataFim }: Omit<Days, 'idMembro'>): string =>
  dataInicio === dataFim ? formatDate(dataInicio) : `${formatDate(dataInicio)} a ${formatDate(dataFim)}`

/** One day when no last day was given. */
export const wholeSpan = ({
  dataInicio,
  dataFim,
  observacao,
}: {
  dataInicio: string
  dataFim?: string | null | undefined
  observacao?: string | null | undefined
}) => ({ dataInicio, dataFim: dataFim ?? dataInicio, observacao: observacao ?? null })
