import { Link } from 'react-router-dom'
import type { GrupoLouvorCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Leading } from '../../../acesso/usuario'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { Situacao } from '../situacao'
import { grupoLouvorUrls } from '../urls'
import type { GrupoLouvorLinhaFragment } from './grupos.generated'

export const columns: Column<GrupoLouvorLinhaFragment, GrupoLouvorCampo>[] = [
  {
    id: 'nomeGrupo',
    title: 'Nome',
    sort: 'nomeGrupo',
    // A deleted group has no page, so there is no link.
    cell: (row) =>
      row.excluidoEm ? row.nomeGrupo : <Link to={grupoLouvorUrls.membros(row.uuid)}>{row.nomeGrupo}</Link>,
  },
  {
    id: 'lider',
    title: 'Líder',
    sort: 'lider',
    cell: ({ lider }) =>
      lider && (
        <Leading person={lider}>
          <Link to={usuarioUrls.detail(lider.id)}>{lider.name}</Link>
        </Leading>
      ),
  },
  { id: 'quantidadeMembros', title: 'Membros', align: 'right', cell: (row) => row.quantidadeMembros },
  { id: 'statusGrupo', title: 'Status', cell: (row) => <Situacao status={row.statusGrupo} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
