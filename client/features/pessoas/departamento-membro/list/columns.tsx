import { Link } from 'react-router-dom'
import type { DepartamentoMembroCampo } from '../../../../gql/types'
import { phoneMask } from '../../../../kernel/form/masks'
import type { Column } from '../../../../kernel/list'
import { Avatar, DateText } from '../../../../kernel/ui'
import { usuarioUrls } from '../../usuario/urls'
import { StatusMembro } from '../status'
import styles from './list.module.css'
import type { MembroLinhaFragment } from './membros.generated'

export const columns: Column<MembroLinhaFragment, DepartamentoMembroCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: ({ membro }) => (
      <Link to={usuarioUrls.detail(membro.id)} className={styles.person}>
        <Avatar name={membro.name} src={membro.fotoUrl} size={32} />
        {membro.name}
      </Link>
    ),
  },
  { id: 'email', title: 'E-mail', sort: 'email', cell: ({ membro }) => membro.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    cell: ({ membro }) =>
      membro.telefoneUsuario && <span className={styles.phone}>{phoneMask.show(membro.telefoneUsuario)}</span>,
  },
  {
    id: 'statusMembro',
    title: 'Status',
    sort: 'statusMembro',
    cell: (row) => <StatusMembro status={row.statusMembro} />,
  },
  {
    id: 'createdAt',
    title: 'Desde',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
