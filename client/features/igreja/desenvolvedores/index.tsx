import { useState } from 'react'
import { useDocumentTitle } from '../../../kernel/ui'
import { PublicFooter, PublicHeader } from '../publico'
import styles from './desenvolvedores.module.css'
import { codigoDe, type Exemplo, type Linguagem, linguagens } from './exemplos'
import { SECOES } from './secoes'

/** The guide for people who write tools. Its examples are files that a test runs as they stand. */
export function Component() {
  useDocumentTitle('Desenvolvedores')
  const [linguagem, setLinguagem] = useState<Linguagem>('mjs')
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>
        <h1>Para quem escreve ferramentas</h1>
        <p className={styles.lead}>
          Tudo o que as telas fazem, um programa também pode fazer, com a permissão da igreja: pela API GraphQL.
        </p>
        <nav aria-label="Nesta página" className={styles.contents}>
          {SECOES.map(({ id, titulo }) => (
            <a key={id} href={`#${id}`}>
              {titulo}
            </a>
          ))}
        </nav>
        <fieldset className={styles.languages}>
          <legend>Exemplos em</legend>
          {(Object.keys(linguagens) as Linguagem[]).map((each) => (
            <label key={each}>
              <input type="radio" name="linguagem" checked={each === linguagem} onChange={() => setLinguagem(each)} />
              {linguagens[each]}
            </label>
          ))}
        </fieldset>
        {SECOES.map(({ id, titulo, texto, exemplo }) => (
          <section key={id} id={id}>
            <h2>{titulo}</h2>
            {texto}
            {exemplo && <Codigo exemplo={exemplo} linguagem={linguagem} />}
          </section>
        ))}
      </main>
      <PublicFooter />
    </div>
  )
}

function Codigo({ exemplo, linguagem }: { exemplo: Exemplo; linguagem: Linguagem }) {
  const nome = `${exemplo}.${linguagem}`
  return (
    <figure className={styles.code}>
      <figcaption>{nome}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section tabIndex={0} aria-label={nome}>
        <pre>
          <code>{codigoDe(exemplo, linguagem)}</code>
        </pre>
      </section>
    </figure>
  )
}
