import { Link } from 'react-router-dom'
import type { DepartamentoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Leading } from '../../../acesso/usuario'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { Situacao } from '../situacao'
import { departamentoUrls } from '../urls'
import type { DepartamentoLinhaFragment } from './departamentos.generated'

export const columns: Column<DepartamentoLinhaFragment, DepartamentoCampo>[] = [
  {
    id: 'tituloDepartamento',
    title: 'Departamento',
    sort: 'tituloDepartamento',
    // A deleted department has no page, so there is no link.
    cell: (row) =>
      row.excluidoEm ? (
        row.tituloDepartamento
      ) : (
        <Link to={departamentoUrls.membros(row.id)}>{row.tituloDepartamento}</Link>
      ),
  },
  {
    id: 'responsavel',
    title: 'Responsável',
    sort: 'responsavel',
    cell: (row) =>
      row.responsavel && (
        <Leading person={row.responsavel} aConfirmar={row.liderAConfirmar}>
          <Link to={usuarioUrls.detail(row.responsavel.id)}>{row.responsavel.name}</Link>
        </Leading>
      ),
  },
  { id: 'quantidadeMembros', title: 'Membros ativos', align: 'right', cell: (row) => row.quantidadeMembros },
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
