import type { MembroCelulaCampo } from '../../../../gql/types'
import { phoneText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Participante } from '../../vinculo'
import { Papel } from '../papel'
import type { MembroCelulaLinhaFragment } from './membros.generated'

export const columns: Column<MembroCelulaLinhaFragment, MembroCelulaCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: (row) => <Participante row={row} />,
  },
  { id: 'email', title: 'E-mail', sort: 'email', action: 'usuario.lerEmail', cell: ({ membro }) => membro?.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    action: 'usuario.lerTelefone',
    cell: ({ membro }) => membro && phoneText(membro.telefoneUsuario),
  },
  { id: 'membroLider', title: 'Função', cell: (row) => <Papel lider={row.membroLider} /> },
  {
    id: 'createdAt',
    title: 'Adicionado em',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
