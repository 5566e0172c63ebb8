import type { MembroClasseEbdCampo } from '../../../../../gql/types'
import { phoneText } from '../../../../../kernel/links'
import type { Column } from '../../../../../kernel/list'
import { DateText, StatusDot } from '../../../../../kernel/ui'
import { Participante } from '../../../../pessoas/vinculo'
import type { MembroClasseEbdLinhaFragment } from './alunos.generated'

export const columns: Column<MembroClasseEbdLinhaFragment, MembroClasseEbdCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: (row) => <Participante row={row} />,
  },
  { id: 'email', title: 'E-mail', sort: 'email', action: 'usuario.lerEmail', cell: (row) => row.membro?.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    action: 'usuario.lerTelefone',
    cell: (row) => phoneText(row.membro?.telefoneUsuario ?? null),
  },
  {
    id: 'statusMembro',
    title: 'Status',
    sort: 'statusMembro',
    cell: ({ statusMembro }) =>
      statusMembro === 'ativo' ? (
        <StatusDot color="success" text="Ativo" />
      ) : (
        <StatusDot color="neutral" text="Inativo" />
      ),
  },
  {
    id: 'createdAt',
    title: 'Adicionado em',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
