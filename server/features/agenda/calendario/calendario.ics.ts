import ical, { ICalEventStatus } from 'ical-generator'
import { addDays, type EntradaCalendarioRow } from './calendario.rules.js'

/** The categories by which calendar programs group entries. */
const categories: Record<string, string> = {
  evento: 'Evento',
  culto: 'Culto',
  ensaioLouvor: 'Ensaio',
  reuniaoLideranca: 'Reunião de liderança',
  encontro: 'Encontro de célula',
  reserva: 'Reserva',
  aulaEBD: 'Aula da EBD',
}

const hour = 3600

/** How long what has no end takes, in hours, by kind: calendar programs show a moment as nothing. */
const usualHours: Record<string, number> = { culto: 2, ensaioLouvor: 2, encontro: 2 }

function timeOf({ tipo, inicio, fim }: Pick<EntradaCalendarioRow, 'tipo' | 'inicio' | 'fim'>) {
  const start = new Date(inicio)
  const hours = usualHours[tipo]
  if (fim !== null) return { start, end: new Date(fim) }
  return hours ? { start, end: new Date(start.getTime() + hours * hour * 1000) } : { start }
}

/** UTC midnight of a date; the library takes the date from it. */
const dateOf = (date: string) => new Date(`${date}T00:00:00Z`)

/** RFC 5545, 3.3.11: the library escapes entries, but not the calendar's name. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ')

/**
 * The entries as an iCalendar file (RFC 5545). Times are in UTC, so no time zone table is needed; whole days have no
 * time.
 */
export function toIcs(church: { nome: string; publicUrl: string }, entries: readonly EntradaCalendarioRow[]): string {
  const calendar = ical({
    name: escaped(church.nome),
    prodId: { company: 'Candeia', product: 'Calendário', language: 'PT' },
    ttl: hour,
  })
  for (const { tipo, uuid, titulo, local, caminho, cancelado, versao, alteradoEm, ...when } of entries) {
    const event = calendar.createEvent({
      id: `${tipo}-${uuid}@candeia`,
      summary: titulo,
      ...(when.diaInteiro
        ? { allDay: true, start: dateOf(when.dia), end: dateOf(addDays(when.ultimoDia, 1)) }
        : timeOf({ tipo, ...when })),
      // the same until the record changes, so that a program that asks again finds nothing new
      stamp: new Date(alteradoEm),
      lastModified: new Date(alteradoEm),
      sequence: versao,
      url: `${church.publicUrl}${caminho}`,
      categories: [{ name: categories[tipo] ?? tipo }],
    })
    if (local !== null) event.location(local)
    if (cancelado) event.status(ICalEventStatus.CANCELLED)
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
