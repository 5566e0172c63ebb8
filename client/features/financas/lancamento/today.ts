import { todayIn } from '../../../../schema/rules/dates'
import { useViewer } from '../../../kernel/session'

/** Today in the church's time zone. */
export const useToday = (): string => todayIn(useViewer().igreja.fusoHorario)
