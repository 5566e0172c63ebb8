import { formatDate, formatLongDate } from '../../../kernel/ui'

type Dias = { dataInicio: string; dataFim: string }

/** '12/10/2026', or '12/10/2026 a 15/10/2026' */
export const diasText = ({ dataInicio, dataFim }: Dias): string =>
  dataInicio === dataFim ? formatDate(dataInicio) : `${formatDate(dataInicio)} a ${formatDate(dataFim)}`

/** The same with weekdays, for cards. */
export const diasLongos = ({ dataInicio, dataFim }: Dias): string =>
  dataInicio === dataFim ? formatLongDate(dataInicio) : `De ${formatLongDate(dataInicio)} a ${formatLongDate(dataFim)}`
