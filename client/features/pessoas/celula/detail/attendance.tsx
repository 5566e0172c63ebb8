import { AttendanceBars, Figures } from '../../../../kernel/chart'
import { formatAverage } from '../../../../kernel/ui'
import type { CelulaDetalheQuery } from './celula.generated'

type Props = { relatorio: CelulaDetalheQuery['relatorioCelula']; members: number }

/** Recent attendance: key figures and a bar per meeting. */
export function Attendance({ relatorio, members }: Props) {
  const { encontros, quantidadeEncontros, mediaPresentes, totalVisitantes } = relatorio
  const meetings = encontros.map(({ uuid, dataEncontro, qtdePresentes, visitantes }) => {
    return { key: uuid, date: dataEncontro, presentes: qtdePresentes, visitantes }
  })
  return (
    <>
      <Figures
        of={[
          ['Membros', members],
          ['Encontros', quantidadeEncontros],
          ['Média de presentes', formatAverage(mediaPresentes)],
          ['Visitantes', totalVisitantes],
        ]}
      />
      {meetings.length > 0 && <AttendanceBars label="Presença por encontro" meetings={meetings} />}
    </>
  )
}
