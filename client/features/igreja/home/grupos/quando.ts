import { formatLongDate } from '../../../../kernel/ui'

/** A day with its time, in words: 'Hoje, 20:00'. */
export const quando = (dia: string, hora: string | null, hoje: string): string =>
  [dia === hoje ? 'Hoje' : formatLongDate(dia), hora].filter(Boolean).join(', ')
