import { todayIn } from '../../../gql/regras/kernel/dates'
import { useViewer } from '../../../kernel/session'

/** Today where the church is. */
export const useToday = (): string => todayIn(useViewer().igreja.fusoHorario)
