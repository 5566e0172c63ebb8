import { Link } from 'react-router-dom'
import type { PostCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, StatusDot } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { postUrls } from '../urls'
import type { PostLinhaFragment } from './posts.generated'

export const columns: Column<PostLinhaFragment, PostCampo>[] = [
  {
    id: 'tituloPost',
    title: 'Título',
    sort: 'tituloPost',
    cell: (row) => {
      if (row.excluidoEm) return row.tituloPost
      const url = row.acoesPermitidas.includes('editar') ? postUrls.edit : postUrls.post
      return <Link to={url(row.id)}>{row.tituloPost}</Link>
    },
  },
  { id: 'tipo', title: 'Tipo', sort: 'tipo', cell: (row) => row.tipo?.tipoPost ?? '-' },
  { id: 'autor', title: 'Autor', sort: 'autor', cell: (row) => row.autor && <Pessoa pessoa={row.autor} /> },
  {
    id: 'statusPost',
    title: 'Status',
    sort: 'statusPost',
    cell: (row) =>
      row.statusPost === 1 ? (
        <StatusDot color="success" text="Publicado" />
      ) : (
        <StatusDot color="neutral" text="Oculto" />
      ),
  },
  {
    id: 'publicadoEm',
    title: 'Publicado em',
    sort: 'publicadoEm',
    cell: (row) => <DateText value={row.publicadoEm} />,
  },
  { id: 'subtituloPost', title: 'Subtítulo', optional: true, cell: (row) => row.subtituloPost },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
