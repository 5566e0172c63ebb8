import { Link } from 'react-router-dom'
import type { EncontroCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { encontroUrls } from '../urls'
import type { EncontroLinhaFragment } from './encontros.generated'

export const columns: Column<EncontroLinhaFragment, EncontroCampo>[] = [
  {
    id: 'dataEncontro',
    title: 'Data',
    sort: 'dataEncontro',
    cell: (row) => (
      <Link to={encontroUrls.presenca(row.idCelula, row.id)}>
        <DateText value={row.dataEncontro} />
      </Link>
    ),
  },
  { id: 'temaEstudo', title: 'Tema', cell: (row) => row.temaEstudo },
  { id: 'local', title: 'Local', cell: (row) => row.local?.nomeLocal },
  { id: 'qtdePresentes', title: 'Presentes', align: 'right', cell: (row) => row.qtdePresentes },
  { id: 'visitantes', title: 'Visitantes', sort: 'visitantes', align: 'right', cell: (row) => row.visitantes },
]
