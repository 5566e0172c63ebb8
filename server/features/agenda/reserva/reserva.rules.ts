import { toInstant, wallTimeIn } from '../../../../schema/rules/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

export const actionsOfReserva = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'reserva.escrever')

interface Taken {
  finalidade: string
  quantidade: number
  dataInicio: Date
  dataFim: Date
}

/** Maximum number of conflicting reservations that the message lists. */
const named = 4

/**
 * The error text when a reservation does not fit: the free units, and what is reserved when.
 * @param taken overlapping reservations, by time
 */
export function explainFull(
  recurso: { nomeRecurso: string; quantidade: number },
  livres: number,
  taken: readonly Taken[],
  timeZone: string,
): string {
  const { nomeRecurso, quantidade } = recurso
  const free =
    livres <= 0
      ? quantidade === 1
        ? `"${nomeRecurso}" já está reservado nesse horário`
        : `As ${quantidade} unidades de "${nomeRecurso}" já estão reservadas nesse horário`
      : `Só ${livres} de ${quantidade} unidades de "${nomeRecurso}" ${livres === 1 ? 'está livre' : 'estão livres'} nesse horário`
  const list = taken.slice(0, named).map((one) => {
    const units = quantidade === 1 ? '' : ` (${one.quantidade})`
    return `${period(one, timeZone)}, ${one.finalidade}${units}`
  })
  const more = taken.length > named ? `; e mais ${taken.length - named}` : ''
  return list.length ? `${free}: ${list.join('; ')}${more}.` : `${free}.`
}

/** '22/11/2026 das 19:00 às 21:00', '22/11/2026 19:00 a 23/11/2026 08:00' */
function period({ dataInicio, dataFim }: Taken, timeZone: string): string {
  const [day, from] = written(dataInicio, timeZone)
  const [lastDay, until] = written(dataFim, timeZone)
  return day === lastDay ? `${day} das ${from} às ${until}` : `${day} ${from} a ${lastDay} ${until}`
}

function written(instant: Date, timeZone: string): [day: string, time: string] {
  const [day = '', time = ''] = wallTimeIn(timeZone, toInstant(instant)).split('T')
  return [day.split('-').reverse().join('/'), time]
}
