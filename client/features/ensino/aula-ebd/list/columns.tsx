import { Link } from 'react-router-dom'
import type { AulaEbdCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, Money, Pill } from '../../../../kernel/ui'
import { aulaUrls } from '../urls'
import type { AulaEbdLinhaFragment } from './aulas.generated'

export const columns: Column<AulaEbdLinhaFragment, AulaEbdCampo>[] = [
  {
    id: 'dataAula',
    title: 'Data',
    sort: 'dataAula',
    cell: (row) => (
      <Link to={aulaUrls.detail(row.id)}>
        <DateText value={row.dataAula} />
      </Link>
    ),
  },
  { id: 'classe', title: 'Classe', sort: 'classe', cell: (row) => row.classe?.nomeClasse },
  { id: 'temaAula', title: 'Tema', cell: (row) => row.temaAula },
  { id: 'professor', title: 'Professor', optional: true, cell: (row) => row.professor?.name },
  { id: 'qtdePresentes', title: 'Presentes', align: 'right', cell: (row) => row.qtdePresentes },
  { id: 'visitantes', title: 'Visitantes', sort: 'visitantes', align: 'right', cell: (row) => row.visitantes },
  { id: 'biblias', title: 'Bíblias', align: 'right', optional: true, cell: (row) => row.biblias },
  { id: 'revistas', title: 'Revistas', align: 'right', optional: true, cell: (row) => row.revistas },
  {
    id: 'oferta',
    title: 'Oferta',
    sort: 'oferta',
    align: 'right',
    cell: (row) => (
      <>
        <Money value={row.oferta} />
        {row.estornada && <Pill text="Estornada" />}
      </>
    ),
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
