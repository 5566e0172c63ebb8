import { todayIn } from '../../../gql/regras/kernel/dates'
import { useViewer } from '../../../kernel/session'

/** Today in the church's time zone. */
export const useToday = (): string => todayIn(useViewer().igreja.fusoHorario)
