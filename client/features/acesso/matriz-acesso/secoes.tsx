import { NavLink } from 'react-router-dom'
import type { Action } from '../../../gql/actions'
import { useViewer } from '../../../kernel/session'
import styles from './secoes.module.css'
import { matrizUrls } from './urls'

const secoes: readonly { text: string; to: string; action: Action }[] = [
  { text: 'Perfis', to: matrizUrls.perfis, action: 'nivelUsuario.ler' },
  { text: 'Áreas', to: matrizUrls.areas, action: 'nivelUsuario.ler' },
  { text: 'Funções', to: matrizUrls.funcoes, action: 'funcao.ler' },
  { text: 'Quem tem o quê', to: matrizUrls.quem, action: 'funcao.escrever' },
]

/** The links between the screens about access, as tabs. */
export function Secoes() {
  const { acoes } = useViewer()
  const allowed = secoes.filter(({ action }) => acoes.includes(action))
  return (
    <nav aria-label="Níveis de acesso" className={styles.secoes}>
      {allowed.map(({ text, to }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
