import { Link } from 'react-router-dom'
import type { ReuniaoLiderancaCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { StatusReuniao } from '../status'
import { reuniaoLiderancaUrls } from '../urls'
import styles from './list.module.css'
import type { ReuniaoLiderancaLinhaFragment } from './reunioes-lideranca.generated'

export const columns: Column<ReuniaoLiderancaLinhaFragment, ReuniaoLiderancaCampo>[] = [
  {
    id: 'dataReuniao',
    title: 'Data',
    sort: 'dataReuniao',
    cell: (row) => (
      <Link to={reuniaoLiderancaUrls.ata(row.uuid)} className={styles.date}>
        <DateText value={row.dataReuniao} />
      </Link>
    ),
  },
  {
    id: 'pautaReuniao',
    title: 'Pauta',
    cell: (row) => <span className={styles.agenda}>{row.pautaReuniao.split(/\s*\n\s*/).join(' · ')}</span>,
  },
  {
    id: 'statusReuniao',
    title: 'Status',
    sort: 'statusReuniao',
    cell: (row) => <StatusReuniao status={row.statusReuniao} />,
  },
  { id: 'ata', title: 'Ata', cell: ({ ata }) => ata && (ata.numeroAta ? `Nº ${ata.numeroAta}` : 'Rascunho') },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
