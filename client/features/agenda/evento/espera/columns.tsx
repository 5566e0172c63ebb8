import type { EsperaEventoCampo } from '../../../../gql/types'
import { phoneText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { PersonLink } from '../../../acesso/usuario'
import type { EsperaEventoLinhaFragment } from './espera.generated'

export const columns: Column<EsperaEventoLinhaFragment, EsperaEventoCampo>[] = [
  { id: 'name', title: 'Nome', sort: 'name', cell: (row) => row.membro && <PersonLink person={row.membro} /> },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    action: 'usuario.lerTelefone',
    cell: (row) => phoneText(row.membro?.telefoneUsuario ?? null),
  },
  {
    id: 'createdAt',
    title: 'Espera desde',
    sort: 'createdAt',
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
