import { Link } from 'react-router-dom'
import type { ClasseEbdCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { StatusClasse } from '../status'
import { classeUrls } from '../urls'
import type { ClasseEbdLinhaFragment } from './classes.generated'

export const columns: Column<ClasseEbdLinhaFragment, ClasseEbdCampo>[] = [
  {
    id: 'nomeClasse',
    title: 'Nome',
    sort: 'nomeClasse',
    cell: (row) => <Link to={classeUrls.detail(row.id)}>{row.nomeClasse}</Link>,
  },
  { id: 'faixaEtaria', title: 'Faixa etária', sort: 'faixaEtaria', cell: (row) => row.faixaEtaria },
  { id: 'professor', title: 'Professor', sort: 'professor', cell: (row) => row.professor?.name },
  {
    id: 'quantidadeAlunos',
    title: 'Alunos',
    align: 'right',
    cell: (row) => <Link to={classeUrls.alunos(row.id)}>{row.quantidadeAlunos}</Link>,
  },
  {
    id: 'statusClasse',
    title: 'Status',
    sort: 'statusClasse',
    cell: (row) => <StatusClasse status={row.statusClasse} />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
