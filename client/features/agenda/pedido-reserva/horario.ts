import { wallTimeIn } from '../../../gql/regras/kernel/dates.js'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day and two hours of it, as a form holds them while somebody types. */
type Horario = { dia?: string | null; das?: string | null; ate?: string | null }

/** The period in the church's local time as the API takes it; undefined while it is not complete. */
export function periodoDe({ dia, das, ate }: Horario): { dataInicio: string; dataFim: string } | undefined {
  if (!DATE.test(dia ?? '') || !TIME.test(das ?? '') || !TIME.test(ate ?? '')) return undefined
  return (das ?? '') < (ate ?? '') ? { dataInicio: `${dia}T${das}`, dataFim: `${dia}T${ate}` } : undefined
}

/** The reverse. */
export function horarioDe({ dataInicio, dataFim }: { dataInicio: string; dataFim: string }, timeZone: string) {
  const [dia = '', das = ''] = wallTimeIn(timeZone, dataInicio).split('T')
  return { dia, das, ate: wallTimeIn(timeZone, dataFim).slice(11) }
}
