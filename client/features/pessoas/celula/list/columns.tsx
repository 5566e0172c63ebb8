import { Link } from 'react-router-dom'
import type { CelulaCampo } from '../../../../gql/types'
import { addressText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Leading, PersonLink } from '../../../acesso/usuario'
import { quando } from '../quando'
import { StatusCelula } from '../status'
import { celulaUrls } from '../urls'
import type { CelulaLinhaFragment } from './celulas.generated'
import styles from './list.module.css'

export const columns: Column<CelulaLinhaFragment, CelulaCampo>[] = [
  {
    id: 'nomeCelula',
    title: 'Nome',
    sort: 'nomeCelula',
    cell: (row) => <Link to={celulaUrls.detail(row.id)}>{row.nomeCelula}</Link>,
  },
  {
    id: 'responsavel',
    title: 'Responsável',
    sort: 'responsavel',
    cell: ({ responsavel }) =>
      responsavel && (
        <Leading person={responsavel}>
          <PersonLink person={responsavel} />
        </Leading>
      ),
  },
  {
    id: 'diaCelula',
    title: 'Quando',
    sort: 'diaCelula',
    cell: (row) => <span className={styles.when}>{quando(row) || '-'}</span>,
  },
  { id: 'local', title: 'Onde', cell: (row) => row.local?.nomeLocal ?? addressText(row.enderecoCelula) },
  {
    id: 'quantidadeMembros',
    title: 'Membros',
    align: 'right',
    cell: (row) => <Link to={celulaUrls.membros(row.id)}>{row.quantidadeMembros}</Link>,
  },
  { id: 'statusCelula', title: 'Status', cell: (row) => <StatusCelula status={row.statusCelula} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
