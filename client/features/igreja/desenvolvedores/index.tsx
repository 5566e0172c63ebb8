import { useState } from 'react'
import { useDocumentTitle } from '../../../kernel/ui'
import { PublicFooter, PublicHeader } from '../publico'
import styles from './desenvolvedores.module.css'
import { arquivosDe, codigoDe, type Exemplo, type Linguagem, linguagens } from './exemplos'
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
        {SECOES.map(({ id, titulo, texto, exemplo, arquivos }) => (
          <section key={id} id={id}>
            <h2>{titulo}</h2>
            {texto}
            {exemplo && <DoExemplo exemplo={exemplo} linguagem={linguagem} />}
            {arquivos && arquivosDe(arquivos).map((arquivo) => <Codigo key={arquivo.nome} {...arquivo} />)}
          </section>
        ))}
      </main>
      <PublicFooter />
    </div>
  )
}

const DoExemplo = ({ exemplo, linguagem }: { exemplo: Exemplo; linguagem: Linguagem }) => (
  <Codigo nome={`${exemplo}.${linguagem}`} codigo={codigoDe(exemplo, linguagem)} />
)

function Codigo({ nome, codigo }: { nome: string; codigo: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>{nome}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section tabIndex={0} aria-label={nome}>
        <pre>
          <code>{codigo}</code>
        </pre>
      </section>
    </figure>
  )
}
