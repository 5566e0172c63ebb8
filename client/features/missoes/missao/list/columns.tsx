import { Link } from 'react-router-dom'
import type { MissaoCampo } from '../../../../gql/types'
import { addressText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { StatusMissao } from '../status'
import { missaoUrls } from '../urls'
import type { MissaoLinhaFragment } from './missoes.generated'

export const columns: Column<MissaoLinhaFragment, MissaoCampo>[] = [
  {
    id: 'nomeMissao',
    title: 'Nome',
    sort: 'nomeMissao',
    cell: (row) => <Link to={missaoUrls.detail(row.id)}>{row.nomeMissao}</Link>,
  },
  { id: 'localMissao', title: 'Local', sort: 'localMissao', cell: (row) => addressText(row.localMissao) },
  { id: 'dataInicio', title: 'Início', sort: 'dataInicio', cell: (row) => <DateText value={row.dataInicio} /> },
  { id: 'dataFim', title: 'Fim', sort: 'dataFim', cell: (row) => <DateText value={row.dataFim} /> },
  { id: 'responsavel', title: 'Responsável', sort: 'responsavel', cell: (row) => row.responsavel?.name },
  {
    id: 'quantidadeMembros',
    title: 'Membros',
    align: 'right',
    cell: (row) => <Link to={missaoUrls.membros(row.id)}>{row.quantidadeMembros}</Link>,
  },
  {
    id: 'statusMissao',
    title: 'Status',
    sort: 'statusMissao',
    cell: (row) => <StatusMissao status={row.statusMissao} />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
