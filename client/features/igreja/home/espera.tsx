import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { contagemUrls } from '../../culto/contagem/urls'
import { aConferirUrls } from '../../financas/a-conferir/urls'
import { esperam } from '../../financas/espera'
import { movimentoBancarioUrls } from '../../financas/movimento-bancario/urls'
import { pixRecebidoUrls } from '../../missoes/pix-recebido/urls'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** The list where each is entered, or looked at again. */
const lists = {
  movimentos: movimentoBancarioUrls.list,
  pix: pixRecebidoUrls.waiting,
  devolucoes: pixRecebidoUrls.list,
  contagens: contagemUrls.list,
  aConferir: aConferirUrls.list,
}

type Parts = ReturnType<typeof esperam>

/** What waits to be entered in the books, and what in the books waits for an answer. */
export function Espera({ espera }: { espera: NonNullable<IgrejaData['esperaNosLivros']> }) {
  const parts = esperam(espera)
  const asked = parts.filter(({ kind }) => kind === 'aConferir')
  return (
    <>
      <Line head="Para entrar nos livros:" parts={parts.filter((part) => !asked.includes(part))} />
      <Line head="Nos livros:" parts={asked} />
    </>
  )
}

function Line({ head, parts }: { head: string; parts: Parts }) {
  if (parts.length === 0) return null
  return (
    <p className={styles.closing} data-open>
      {head}{' '}
      {parts.map(({ kind, text }, at) => (
        <Fragment key={kind}>
          {at > 0 && ', '}
          <Link to={lists[kind]}>{text}</Link>
        </Fragment>
      ))}
      .
    </p>
  )
}
