import { formatDate, formatInstant } from '../../../kernel/ui'

/** Columns that hold 0 or 1. */
const flags = new Set(['recemConvertido', 'recemAnterior', 'usuarioAtivo', 'membroLider'])

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** A value as text: dates, times in the church's time zone, 'Sim' and 'Não'. */
export function valorDoCampo(campo: string, value: string, timeZone: string): string {
  if (DAY.test(value)) return formatDate(value)
  if (INSTANT.test(value)) return formatInstant(new Date(value).toISOString(), timeZone)
  if (value === 'true' || (flags.has(campo) && value === '1')) return 'Sim'
  if (value === 'false' || (flags.has(campo) && value === '0')) return 'Não'
  return value
}
