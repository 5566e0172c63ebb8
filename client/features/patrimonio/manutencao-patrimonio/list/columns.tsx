import { Link } from 'react-router-dom'
import type { ManutencaoPatrimonioCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, Money } from '../../../../kernel/ui'
import { patrimonioUrls } from '../../patrimonio'
import { StatusManutencao } from '../status'
import { manutencaoUrls } from '../urls'
import type { ManutencaoPatrimonioLinhaFragment } from './manutencoes-patrimonio.generated'

export const columns: Column<ManutencaoPatrimonioLinhaFragment, ManutencaoPatrimonioCampo>[] = [
  {
    id: 'patrimonio',
    title: 'Patrimônio',
    sort: 'patrimonio',
    cell: ({ patrimonio }) =>
      patrimonio && <Link to={patrimonioUrls.detail(patrimonio.id)}>{patrimonio.nomePatrimonio}</Link>,
  },
  {
    id: 'descricao',
    title: 'Descrição',
    cell: (row) => <Link to={manutencaoUrls.detail(row.id)}>{row.descricaoManutencao ?? 'Manutenção'}</Link>,
  },
  {
    id: 'dataManutencao',
    title: 'Data',
    sort: 'dataManutencao',
    cell: (row) => <DateText value={row.dataManutencao} />,
  },
  {
    id: 'statusManutencao',
    title: 'Status',
    sort: 'statusManutencao',
    cell: (row) => <StatusManutencao status={row.statusManutencao} />,
  },
  {
    id: 'valorManutencao',
    title: 'Valor',
    sort: 'valorManutencao',
    align: 'right',
    cell: (row) => <Money value={row.valorManutencao} />,
  },
  {
    id: 'departamento',
    title: 'Departamento',
    optional: true,
    cell: (row) => row.departamento?.tituloDepartamento,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
