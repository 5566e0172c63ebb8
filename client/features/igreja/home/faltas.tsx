import { Link } from 'react-router-dom'
import { phoneText } from '../../../kernel/links'
import { usuarioUrls } from '../../acesso/usuario/urls'
import styles from './home.module.css'

type Props = {
  title: string
  pessoas: readonly { id: number; uuid: string; name: string; telefoneUsuario: string | null }[]
}

/** The people of a group who are missing, with links to call them; nothing without any. */
export function Faltas({ title, pessoas }: Props) {
  if (pessoas.length === 0) return null
  return (
    <>
      <h3 className={styles.sub}>{title}</h3>
      <ul className={styles.rows}>
        {pessoas.map((pessoa) => (
          <li key={pessoa.uuid}>
            <span className={styles.what}>
              <Link to={usuarioUrls.detail(pessoa.id)}>{pessoa.name}</Link>
            </span>
            {phoneText(pessoa.telefoneUsuario)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many came to a meeting or a lesson. */
export const vieram = ({ presentes, visitantes }: { presentes: number; visitantes: number }): string =>
  [
    presentes === 1 ? '1 presente' : `${presentes} presentes`,
    visitantes > 0 && (visitantes === 1 ? '1 visitante' : `${visitantes} visitantes`),
  ]
    .filter(Boolean)
    .join(' e ')
