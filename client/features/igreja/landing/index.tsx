import { useEffect } from 'react'
import { useDocumentTitle } from '../../../kernel/ui'
import { PublicFooter, PublicHeader } from '../publico'
import { igrejaUrls } from '../urls'
import { Contato } from './contato'
import { Funcionalidades } from './funcionalidades'
import styles from './landing.module.css'
import { Precos } from './precos'
import { Tela } from './tela'
import financas from './telas/financas.webp'
import celular from './telas/financas-celular.webp'

/** The first page. inicio.tsx renders this page without the router and Blueprint, so it must not need them. */
export function Component() {
  useDocumentTitle('Gestão para igrejas')
  // Scrolls to the element named in the address, which did not exist yet when the browser looked for it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main>
        <section className={styles.hero}>
          <div>
            <h1>A vida da sua igreja, à luz de uma só candeia.</h1>
            <p>
              Pessoas, células, agenda, tesouraria e patrimônio organizados num só lugar, com calma e clareza, para a
              secretaria, a liderança e os membros.
            </p>
            <div className={styles.actions}>
              <a className={styles.primary} href={igrejaUrls.cadastro}>
                Criar conta
              </a>
              <a className={styles.button} href={igrejaUrls.funcionalidades}>
                Conhecer
              </a>
            </div>
          </div>
          <Tela
            wide={financas}
            phone={celular}
            alt="As entradas do mês na Candeia, com o total e cada lançamento"
            first
          />
        </section>
        <Funcionalidades />
        <Precos />
        <Contato />
      </main>
      <PublicFooter />
    </div>
  )
}
