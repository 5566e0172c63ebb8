import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { usuarioUrls } from '../urls'
import { UsuarioForm } from './usuario-form'
import { UsuarioParaEditarDocument } from './usuario-form.generated'

const crumbs = [{ text: 'Pessoas', to: usuarioUrls.list }]

export function Component() {
  const { userId } = useParams()
  return (
    <EditScreen
      id={userId}
      titles={{ create: 'Nova Pessoa', edit: 'Editar Pessoa' }}
      crumbs={crumbs}
      document={UsuarioParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="usuario"
      create={<UsuarioForm />}
      edit={(data, onReload) => <UsuarioForm usuario={data.usuario} onReload={onReload} />}
    />
  )
}
