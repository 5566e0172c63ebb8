import { useState } from 'react'
import { Brand } from '../../../kernel/ui'
import { igrejaUrls } from '../urls'
import styles from './public-header.module.css'

const LINKS = [
  { text: 'Início', href: igrejaUrls.landing },
  { text: 'Funcionalidades', href: igrejaUrls.funcionalidades },
  { text: 'Preços', href: igrejaUrls.precos },
  { text: 'Contato', href: igrejaUrls.contato },
  { text: 'Termos', href: igrejaUrls.termos },
]

/** Header of the public pages. Uses plain links: the first page has no router. */
export function PublicHeader() {
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.header}>
      <a href={igrejaUrls.landing} className={styles.brand} aria-label="Candeia: página inicial">
        <Brand size={30} />
      </a>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="menu-publico"
        onClick={() => setOpen(!open)}
      >
        Menu
      </button>
      <nav id="menu-publico" aria-label="Páginas" className={styles.nav} data-open={open}>
        {LINKS.map(({ text, href }) => (
          <a key={text} href={href} onClick={() => setOpen(false)}>
            {text}
          </a>
        ))}
        <a href={igrejaUrls.login} className={styles.enter}>
          Entrar
        </a>
      </nav>
    </header>
  )
}

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <span>Candeia, gestão para igrejas</span>
      <a href={igrejaUrls.desenvolvedores}>Desenvolvedores</a>
      <a href={igrejaUrls.termos}>Termos e condições</a>
      <a href={igrejaUrls.contato}>Contato</a>
    </footer>
  )
}
