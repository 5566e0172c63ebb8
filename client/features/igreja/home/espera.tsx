import { Link } from 'react-router-dom'
import { esperam } from '../../financas/fechamento/espera'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** What waits to be entered in the books. */
export function Espera({ espera }: { espera: NonNullable<IgrejaData['esperaNosLivros']> }) {
  return (
    <p className={styles.closing} data-open>
      Para entrar nos livros:{' '}
      {esperam(espera).map(({ text, to }, at) => (
        <span key={to}>
          {at > 0 && ', '}
          <Link to={to}>{text}</Link>
        </span>
      ))}
      .
    </p>
  )
}
