import type { UsuarioCampo } from '../../../../gql/types'
import { phoneText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import { DateText } from '../../../../kernel/ui'
import { Ativo } from '../ativo'
import { PersonLink } from '../contact'
import type { UsuarioLinhaFragment } from './usuarios.generated'

export const columns: Column<UsuarioLinhaFragment, UsuarioCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: (row) => <PersonLink person={row} />,
  },
  { id: 'email', title: 'E-mail', sort: 'email', action: 'usuario.lerEmail', cell: (row) => row.email },
  {
    id: 'telefoneUsuario',
    title: 'Telefone',
    action: 'usuario.lerTelefone',
    cell: (row) => phoneText(row.telefoneUsuario),
  },
  { id: 'perfil', title: 'Perfil', sort: 'perfil', cell: (row) => row.nomePerfil },
  { id: 'usuarioAtivo', title: 'Status', cell: (row) => <Ativo ativo={row.usuarioAtivo} /> },
  { id: 'recemConvertido', title: 'Recém-convertido', cell: (row) => (row.recemConvertido === 1 ? 'Sim' : 'Não') },
  {
    id: 'dataNascimento',
    title: 'Nascimento',
    action: 'usuario.lerDadosPessoais',
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
  { id: 'cidade', title: 'Cidade', action: 'usuario.lerDadosPessoais', optional: true, cell: (row) => row.cidade },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
