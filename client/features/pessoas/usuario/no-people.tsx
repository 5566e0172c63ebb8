import { AddButton } from '../../../kernel/list'
import { Can } from '../../../kernel/session'
import { EmptyState } from '../../../kernel/ui'
import { usuarioUrls } from './urls'

/** In the place of a form that chooses a person, where there is nobody to choose. */
export function NoPeople() {
  return (
    <EmptyState text="Nenhum usuário cadastrado!" hint="Cadastre pelo menos um usuário para poder escolhê-lo aqui.">
      <Can action="usuario.escrever">
        <AddButton to={usuarioUrls.create} text="Cadastrar usuário" />
      </Can>
    </EmptyState>
  )
}
