import { Link } from 'react-router-dom'
import type { OrcamentoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, Money } from '../../../../kernel/ui'
import { StatusOrcamento } from '../status'
import { orcamentoUrls } from '../urls'
import styles from './list.module.css'
import type { OrcamentoLinhaFragment } from './orcamentos.generated'

export const columns: Column<OrcamentoLinhaFragment, OrcamentoCampo>[] = [
  {
    id: 'tituloOrcamento',
    title: 'Título',
    sort: 'tituloOrcamento',
    cell: (row) => (
      <div>
        <Link to={orcamentoUrls.detail(row.id)}>{row.tituloOrcamento}</Link>
        <small className={styles.description}>{row.descricaoOrcamento}</small>
      </div>
    ),
  },
  {
    id: 'departamento',
    title: 'Departamento',
    sort: 'departamento',
    cell: (row) => row.departamento?.tituloDepartamento,
  },
  {
    id: 'dataOrcamento',
    title: 'Data',
    sort: 'dataOrcamento',
    cell: (row) => <DateText value={row.dataOrcamento} />,
  },
  {
    id: 'statusOrcamento',
    title: 'Status',
    sort: 'statusOrcamento',
    cell: (row) => <StatusOrcamento status={row.statusOrcamento} />,
  },
  {
    id: 'valorOrcamento',
    title: 'Valor',
    sort: 'valorOrcamento',
    align: 'right',
    cell: (row) => <Money value={row.valorOrcamento} />,
  },
  { id: 'decisor', title: 'Decisão de', optional: true, cell: (row) => row.nomeDecisor },
  {
    id: 'decididoEm',
    title: 'Decidido em',
    optional: true,
    cell: (row) => <DateText value={row.decididoEm} />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
