import { Link } from 'react-router-dom'
import type { UsuarioCampo } from '../../../../gql/types'
import { phoneMask } from '../../../../kernel/form/masks'
import type { Column } from '../../../../kernel/list'
import { Avatar, DateText } from '../../../../kernel/ui'
import { Ativo } from '../ativo'
import { usuarioUrls } from '../urls'
import styles from './list.module.css'
import type { UsuarioLinhaFragment } from './usuarios.generated'

export const columns: Column<UsuarioLinhaFragment, UsuarioCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: (row) => (
      <Link to={usuarioUrls.detail(row.id)} className={styles.person}>
        <Avatar name={row.name} src={row.fotoUrl} size={32} />
        {row.name}
      </Link>
    ),
  },
  { id: 'email', title: 'E-mail', sort: 'email', cell: (row) => row.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    cell: (row) => row.telefoneUsuario && <span className={styles.phone}>{phoneMask.show(row.telefoneUsuario)}</span>,
  },
  { id: 'perfil', title: 'Perfil', sort: 'perfil', cell: (row) => row.nomePerfil },
  { id: 'usuarioAtivo', title: 'Situação', cell: (row) => <Ativo ativo={row.usuarioAtivo} /> },
  { id: 'recemConvertido', title: 'Recém-convertido', cell: (row) => (row.recemConvertido === 1 ? 'Sim' : 'Não') },
  {
    id: 'dataNascimento',
    title: 'Nascimento',
    sort: 'dataNascimento',
    optional: true,
    cell: (row) => <DateText value={row.dataNascimento} />,
  },
  {
    id: 'departamentos',
    title: 'Departamentos',
    optional: true,
    cell: (row) =>
      row.departamentos
        .filter(({ statusMembro }) => statusMembro === 'ativo')
        .map(({ departamento }) => departamento.tituloDepartamento)
        .join(', ') || null,
  },
  { id: 'cidade', title: 'Cidade', optional: true, cell: (row) => row.cidade },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
