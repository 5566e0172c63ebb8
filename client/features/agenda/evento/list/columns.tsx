import { Link } from 'react-router-dom'
import type { EventoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { SituacaoInscricao } from '../inscricao'
import { Quando } from '../quando'
import { eventoUrls } from '../urls'
import { placesText, Vagas } from '../vagas'
import type { EventoLinhaFragment } from './eventos.generated'

export const columns: Column<EventoLinhaFragment, EventoCampo>[] = [
  {
    id: 'nomeEvento',
    title: 'Nome',
    sort: 'nomeEvento',
    cell: (row) => <Link to={eventoUrls.detail(row.id)}>{row.nomeEvento}</Link>,
  },
  { id: 'dataInicio', title: 'Quando', sort: 'dataInicio', cell: (row) => <Quando evento={row} /> },
  { id: 'local', title: 'Local', sort: 'local', cell: (row) => row.local?.nomeLocal },
  {
    id: 'quantidadeMembros',
    title: 'Membros',
    align: 'right',
    cell: (row) => <Link to={eventoUrls.membros(row.id)}>{placesText(row)}</Link>,
  },
  { id: 'vagas', title: 'Vagas', sort: 'vagas', cell: (row) => <Vagas evento={row} /> },
  { id: 'minhaInscricao', title: 'Você', cell: (row) => <SituacaoInscricao evento={row} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
