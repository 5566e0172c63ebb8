import type { MembroDepartamentoCampo } from '../../../../gql/types'
import { phoneText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Participante } from '../../vinculo'
import { StatusMembro } from '../status'
import type { MembroLinhaFragment } from './membros.generated'

export const columns: Column<MembroLinhaFragment, MembroDepartamentoCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: (row) => <Participante row={row} />,
  },
  { id: 'email', title: 'E-mail', sort: 'email', action: 'usuario.lerEmail', cell: ({ membro }) => membro.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    action: 'usuario.lerTelefone',
    cell: ({ membro }) => phoneText(membro.telefoneUsuario),
  },
  {
    id: 'statusMembro',
    title: 'Status',
    sort: 'statusMembro',
    cell: (row) => <StatusMembro status={row.statusMembro} />,
  },
  {
    id: 'createdAt',
    title: 'Adicionado em',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
