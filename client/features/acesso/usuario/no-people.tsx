import { Link } from 'react-router-dom'
import { SearchFailed } from '../../../kernel/form'
import { AddButton } from '../../../kernel/list'
import { Can } from '../../../kernel/session'
import { EmptyState } from '../../../kernel/ui'
import styles from './no-people.module.css'
import { usuarioUrls } from './urls'

/** Shown instead of a form that needs a person, when the church has none. */
export function NoPeople() {
  return (
    <EmptyState text="Nenhum usuário cadastrado!" hint="Cadastre pelo menos uma pessoa para poder escolhê-la aqui.">
      <Can action="usuario.escrever">
        <AddButton to={usuarioUrls.create} text="Cadastrar pessoa" />
      </Can>
    </EmptyState>
  )
}

/** Notice below a field that selects a person: there is nobody to select. */
export function NobodyNotice({ text }: { text: string }) {
  return (
    <span role="status" className={styles.notice}>
      {text}{' '}
      <Can action="usuario.escrever">
        <Link to={usuarioUrls.create}>Cadastrar pessoa</Link>
      </Can>
    </span>
  )
}

/** Notice below a field that selects a person: the people could not be loaded. */
export function PeopleFailedNotice({ onRetry }: { onRetry: () => void }) {
  return <SearchFailed text="Não foi possível carregar os usuários." again={onRetry} />
}
