import { useDocumentTitle } from '../../../kernel/ui'
import { type Oferta, PublicFooter, PublicHeader, useOferta } from '../publico'
import { igrejaUrls } from '../urls'
import { SECTIONS } from './sections'
import styles from './termos.module.css'

/** The terms, in the nine sections that people accept when they sign up. */
export function Component() {
  useDocumentTitle('Termos e condições')
  const { oferta } = useOferta()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>
        <h1>Termos e condições</h1>
        <p className={styles.lead}>Ao usar a Candeia, você concorda com o que está aqui.</p>
        {SECTIONS.map(({ title, paragraphs }, index) => (
          <section key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {title === 'Contato' && <Contact oferta={oferta} />}
          </section>
        ))}
      </main>
      <PublicFooter />
    </div>
  )
}

function Contact({ oferta }: { oferta: Oferta | null }) {
  return (
    <p>
      Dúvidas sobre estes termos:{' '}
      {oferta?.contato && (
        <>
          escreva para <a href={`mailto:${oferta.contato}`}>{oferta.contato}</a>, ou{' '}
        </>
      )}
      use o <a href={igrejaUrls.contato}>formulário de contato</a>.
    </p>
  )
}
