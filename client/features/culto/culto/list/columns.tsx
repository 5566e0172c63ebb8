import { Link } from 'react-router-dom'
import type { CultoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { StatusCulto } from '../status'
import { quandoCulto } from '../titulo'
import { cultoUrls } from '../urls'
import type { CultoLinhaFragment } from './cultos.generated'
import styles from './list.module.css'

export const columns: Column<CultoLinhaFragment, CultoCampo>[] = [
  {
    id: 'dataCulto',
    title: 'Data e hora',
    sort: 'dataCulto',
    cell: (row) => (
      <Link className={styles.when} to={cultoUrls.detail(row.id)}>
        {quandoCulto(row)}
      </Link>
    ),
  },
  { id: 'temaCulto', title: 'Tema', sort: 'temaCulto', cell: (row) => row.temaCulto },
  { id: 'local', title: 'Local', sort: 'local', cell: (row) => row.local?.nomeLocal },
  { id: 'dirigente', title: 'Dirigente', sort: 'dirigente', cell: (row) => row.dirigente?.name },
  { id: 'pregador', title: 'Pregador', sort: 'pregador', cell: (row) => row.pregador?.name },
  { id: 'quantidadePresentes', title: 'Presentes', align: 'right', cell: (row) => row.quantidadePresentes },
  {
    id: 'visitantes',
    title: 'Visitantes',
    sort: 'visitantes',
    align: 'right',
    optional: true,
    cell: (row) => row.visitantes,
  },
  { id: 'statusCulto', title: 'Status', sort: 'statusCulto', cell: (row) => <StatusCulto status={row.statusCulto} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
