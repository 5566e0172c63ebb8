import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { Can } from '../../../../kernel/session'
import { usuarioUrls } from '../../usuario/urls'
import { useUsuariosCadastradosQuery } from './membro-form.generated'

/** Why there is nobody to choose: nobody is registered, or everybody is a member already. */
export function Nobody() {
  const { data } = useUsuariosCadastradosQuery()
  if (!data) return null
  if (data.usuarios.totalCount > 0)
    return <Callout intent="primary">Todas as pessoas ativas já são membros deste departamento.</Callout>
  return (
    <Callout intent="warning" title="Nenhum usuário cadastrado!">
      Cadastre ao menos uma pessoa para adicioná-la ao departamento.{' '}
      <Can action="usuario.escrever">
        <Link to={usuarioUrls.create}>Cadastrar pessoa</Link>
      </Can>
    </Callout>
  )
}
