import type { CampanhaMissoesCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, Money } from '../../../../kernel/ui'
import { percentText } from '../reached'
import { StatusCampanha, tipoText } from '../status'
import type { CampanhaMissoesLinhaFragment } from './campanhas.generated'

/** The columns of the printed list. Their `sort` fields are also the sort orders of the cards. */
export const columns: Column<CampanhaMissoesLinhaFragment, CampanhaMissoesCampo>[] = [
  { id: 'nomeCampanha', title: 'Nome', sort: 'nomeCampanha', cell: (row) => row.nomeCampanha },
  { id: 'tipoCampanha', title: 'Tipo', cell: (row) => tipoText(row.tipoCampanha) },
  { id: 'dataInicio', title: 'Início', sort: 'dataInicio', cell: (row) => <DateText value={row.dataInicio} /> },
  { id: 'dataFim', title: 'Fim', sort: 'dataFim', cell: (row) => <DateText value={row.dataFim} /> },
  {
    id: 'alvoCampanha',
    title: 'Alvo',
    sort: 'alvoCampanha',
    align: 'right',
    cell: (row) => <Money value={row.alvoCampanha} />,
  },
  {
    id: 'atingidoCampanha',
    title: 'Atingido',
    align: 'right',
    cell: (row) => <Money value={row.atingidoCampanha} />,
  },
  { id: 'progresso', title: 'Progresso', align: 'right', cell: (row) => percentText(row.progresso) },
  {
    id: 'statusCampanha',
    title: 'Status',
    sort: 'statusCampanha',
    cell: (row) => <StatusCampanha status={row.statusCampanha} />,
  },
]
