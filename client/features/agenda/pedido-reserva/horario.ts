import { wallTimeIn } from '../../../../schema/rules/dates.js'
import { endOf, endsNextDay } from '../../../kernel/hours.js'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day and two hours of it, as a form holds them while somebody types. */
interface Horario {
  dia?: string | null | undefined
  das?: string | null | undefined
  ate?: string | null | undefined
  /** the last day; absent: the end is within 24 hours */
  ateDia?: string | null | undefined
}

/**
 * The period in the church's local time as the API takes it; undefined while it is not complete. Without a last day, an
 * end that is not after the begin is on the next day.
 */
export function periodoDe({ dia, das, ate, ateDia }: Horario): { dataInicio: string; dataFim: string } | undefined {
  if (!dia || !das || !ate || !DATE.test(dia) || !TIME.test(das) || !TIME.test(ate)) return undefined
  const dataInicio = `${dia}T${das}`
  const dataFim = ateDia ? `${ateDia}T${ate}` : endOf({ dia, das, ate })
  return dataFim > dataInicio ? { dataInicio, dataFim } : undefined
}

/** The reverse. Only a period that lasts longer than 24 hours has a last day. */
export function horarioDe({ dataInicio, dataFim }: { dataInicio: string; dataFim: string }, timeZone: string) {
  const [dia = '', das = ''] = wallTimeIn(timeZone, dataInicio).split('T')
  const fim = wallTimeIn(timeZone, dataFim)
  const ate = fim.slice(11)
  return { dia, das, ate, ...(fim !== endOf({ dia, das, ate }) && { ateDia: fim.slice(0, 10) }) }
}

/** What the form says below the end. */
export const ajudaDoFim = ({ das, ate, ateDia }: Horario): string | undefined =>
  das && ate && !ateDia && TIME.test(das) && TIME.test(ate) && endsNextDay({ das, ate })
    ? 'Termina no dia seguinte.'
    : undefined
