import type { MembroEventoCampo } from '../../../../../gql/types'
import { phoneText } from '../../../../../kernel/links'
import type { Column } from '../../../../../kernel/list'
import { DateText } from '../../../../../kernel/ui'
import { PersonLink } from '../../../../acesso/usuario'
import type { MembroEventoLinhaFragment } from './membros.generated'

export const columns: Column<MembroEventoLinhaFragment, MembroEventoCampo>[] = [
  { id: 'name', title: 'Nome', sort: 'name', cell: (row) => row.membro && <PersonLink person={row.membro} /> },
  { id: 'email', title: 'E-mail', sort: 'email', action: 'usuario.lerEmail', cell: (row) => row.membro?.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    action: 'usuario.lerTelefone',
    cell: (row) => phoneText(row.membro?.telefoneUsuario ?? null),
  },
  {
    id: 'createdAt',
    title: 'Adicionado em',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
