import { formatDate } from '../../../kernel/ui'

type Named = { dataCulto: string; horaCulto: string; temaCulto: string | null }

/** '22/11/2026, 19:00' */
export const quandoCulto = ({ dataCulto, horaCulto }: Omit<Named, 'temaCulto'>) =>
  `${formatDate(dataCulto)}, ${horaCulto}`

/** '22/11/2026, 19:00 · Gratidão' */
export const tituloCulto = (culto: Named) => [quandoCulto(culto), culto.temaCulto].filter(Boolean).join(' · ')
