import { Link } from 'react-router-dom'
import type { EscalaCultoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, formatDate } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { Resposta } from '../resposta'
import type { EscalaCultoLinhaFragment } from './escalas.generated'

export const columns: Column<EscalaCultoLinhaFragment, EscalaCultoCampo>[] = [
  {
    id: 'culto',
    title: 'Culto',
    sort: 'culto',
    cell: ({ culto }) => culto && `${formatDate(culto.dataCulto)} ${culto.horaCulto}`,
  },
  { id: 'temaCulto', title: 'Tema', optional: true, cell: ({ culto }) => culto?.temaCulto },
  { id: 'funcao', title: 'Função', sort: 'funcao', cell: (row) => row.funcao },
  {
    id: 'membro',
    title: 'Nome',
    sort: 'membro',
    cell: ({ membro }) => membro && <Link to={usuarioUrls.detail(membro.id)}>{membro.name}</Link>,
  },
  {
    id: 'departamento',
    title: 'Departamento',
    sort: 'departamento',
    cell: (row) => row.departamento?.tituloDepartamento,
  },
  { id: 'resposta', title: 'Resposta', sort: 'resposta', cell: (row) => <Resposta resposta={row.resposta} /> },
  { id: 'avisadaEm', title: 'Avisada em', optional: true, cell: (row) => <DateText value={row.avisadaEm} /> },
]
