import { Link } from 'react-router-dom'
import { participacaoUrls } from '../participacoes/urls'
import styles from './home.module.css'

/** How many memberships of groups wait for those who may confirm them. */
export function Participacoes({ quantas }: { quantas: number }) {
  return (
    <p className={styles.closing} data-open>
      {quantas === 1 ? '1 participação a confirmar' : `${quantas} participações a confirmar`} nos grupos.{' '}
      <Link to={participacaoUrls.list}>Ver e confirmar</Link>
    </p>
  )
}
