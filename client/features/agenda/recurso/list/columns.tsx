import { Link } from 'react-router-dom'
import type { RecursoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { reservaUrls } from '../../reserva/urls'
import { Situacao } from '../situacao'
import type { RecursoLinhaFragment } from './recursos.generated'

export const columns: Column<RecursoLinhaFragment, RecursoCampo>[] = [
  {
    id: 'nomeRecurso',
    title: 'Recurso',
    sort: 'nomeRecurso',
    cell: (row) =>
      row.excluidoEm ? row.nomeRecurso : <Link to={reservaUrls.ofRecurso(row.id)}>{row.nomeRecurso}</Link>,
  },
  { id: 'tipo', title: 'Tipo', sort: 'tipo', cell: (row) => row.tipo?.tipoRecurso ?? '-' },
  { id: 'quantidade', title: 'Quantidade', sort: 'quantidade', align: 'right', cell: (row) => row.quantidade },
  { id: 'livresAgora', title: 'Livres agora', align: 'right', cell: (row) => row.livresAgora },
  { id: 'status', title: 'Status', sort: 'status', cell: (row) => <Situacao status={row.status} /> },
  { id: 'descricao', title: 'Descrição', optional: true, cell: (row) => row.descricao },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
