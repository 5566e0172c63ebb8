import { AttendanceBars, Figures } from '../../../../kernel/chart'
import { formatAverage } from '../../../../kernel/ui'
import { quandoCulto } from '../titulo'
import type { FrequenciaCultosQuery } from './frequencia.generated'
import { JANELA, mediasMoveis } from './trend'

/** `trend` adds the moving average to the bars. */
type Props = { cultos: FrequenciaCultosQuery['frequenciaCultos']; trend?: boolean }

const average = (values: number[]) => formatAverage(values.reduce((a, b) => a + b, 0) / Math.max(1, values.length))

/** Attendance of each worship service: key figures and a bar per worship service. */
export function Bars({ cultos, trend }: Props) {
  const averages = trend ? mediasMoveis(cultos) : []
  const meetings = cultos.map((culto, index) => ({
    key: culto.idCulto,
    date: culto.dataCulto,
    presentes: culto.presentes,
    visitantes: culto.visitantes,
    name: quandoCulto(culto),
    title: culto.temaCulto ?? undefined,
    media: averages[index],
  }))
  return (
    <>
      <Figures
        of={[
          ['Cultos', cultos.length],
          ['Média de presentes', average(cultos.map(({ presentes }) => presentes))],
          ['Média de visitantes', average(cultos.map(({ visitantes }) => visitantes))],
          ['Maior público', Math.max(0, ...cultos.map(({ presentes, visitantes }) => presentes + visitantes))],
        ]}
      />
      <AttendanceBars
        label="Frequência por culto"
        meetings={meetings}
        average={trend ? `Média móvel de ${JANELA} cultos` : undefined}
      />
    </>
  )
}
