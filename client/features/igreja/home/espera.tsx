import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { contagemUrls } from '../../culto/contagem/urls'
import { aConferirUrls } from '../../financas/a-conferir/urls'
import { esperam } from '../../financas/espera'
import { movimentoBancarioUrls } from '../../financas/movimento-bancario/urls'
import { pixRecebidoUrls } from '../../missoes/pix-recebido/urls'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** The list where each is entered. */
const lists = {
  movimentos: movimentoBancarioUrls.list,
  pix: pixRecebidoUrls.waiting,
  devolucoes: pixRecebidoUrls.list,
  contagens: contagemUrls.list,
  aConferir: aConferirUrls.list,
}

/** What waits to be entered in the books. */
export function Espera({ espera }: { espera: NonNullable<IgrejaData['esperaNosLivros']> }) {
  return (
    <p className={styles.closing} data-open>
      Para entrar nos livros:{' '}
      {esperam(espera).map(({ kind, text }, at) => (
        <Fragment key={kind}>
          {at > 0 && ', '}
          <Link to={lists[kind]}>{text}</Link>
        </Fragment>
      ))}
      .
    </p>
  )
}
