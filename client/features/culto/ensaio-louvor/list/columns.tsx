import { Link } from 'react-router-dom'
import type { EnsaioLouvorCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Status } from '../status'
import { ensaioLouvorUrls } from '../urls'
import type { EnsaioLouvorLinhaFragment } from './ensaios.generated'

type EnsaioColumn = Column<EnsaioLouvorLinhaFragment, EnsaioLouvorCampo>

const grupo: EnsaioColumn = {
  id: 'grupo',
  title: 'Grupo',
  sort: 'grupo',
  cell: ({ grupo }) => grupo && <Link to={ensaioLouvorUrls.ofGroup(grupo.uuid)}>{grupo.nomeGrupo}</Link>,
}

/** @param all true when the list shows all groups: then each row names its group */
export const columnsOf = (all: boolean): EnsaioColumn[] => [
  { id: 'dataEnsaio', title: 'Data', sort: 'dataEnsaio', cell: (row) => <DateText value={row.dataEnsaio} /> },
  { id: 'horaEnsaio', title: 'Hora', cell: (row) => row.horaEnsaio },
  ...(all ? [grupo] : []),
  { id: 'local', title: 'Local', sort: 'local', cell: (row) => row.local?.nomeLocal },
  { id: 'quantidadeMusicas', title: 'Músicas', align: 'right', cell: (row) => row.quantidadeMusicas },
  {
    id: 'statusEnsaio',
    title: 'Status',
    sort: 'statusEnsaio',
    cell: (row) => <Status status={row.statusEnsaio} />,
  },
]
