import { precoMensal, useOferta } from '../publico'
import { igrejaUrls } from '../urls'
import styles from './landing.module.css'

/** The plans of this installation, or a note that it does not charge. */
export function Precos() {
  const { oferta, failed, retry } = useOferta()
  return (
    <section id="precos" className={styles.section} aria-labelledby="titulo-precos" aria-busy={!oferta && !failed}>
      <h2 id="titulo-precos">Preços</h2>
      {failed && (
        <p role="alert">
          Não foi possível carregar os preços.{' '}
          <button type="button" className={styles.button} onClick={retry}>
            Tentar de novo
          </button>
        </p>
      )}
      {oferta?.cobranca === false && (
        <div className={styles.free}>
          <h3>Sem mensalidade</h3>
          <p>
            Esta instalação não cobra pelo uso. A Candeia é um programa livre (AGPL): qualquer igreja pode instalá-la no
            seu próprio servidor.
          </p>
          <a className={styles.primary} href={igrejaUrls.cadastro}>
            Cadastrar a minha igreja
          </a>
        </div>
      )}
      {oferta?.cobranca && (
        <ul className={styles.plans}>
          {oferta.planos.map((plano) => (
            <li key={plano.codigo}>
              <h3>{plano.nome}</h3>
              <p className={styles.price}>
                <strong>{precoMensal(plano)}</strong> por mês
              </p>
              {plano.descricao && <p>{plano.descricao}</p>}
              <ul>
                {plano.recursos.map((recurso) => (
                  <li key={recurso}>{recurso}</li>
                ))}
              </ul>
              <a
                className={styles.primary}
                href={igrejaUrls.cadastroComPlano(plano.codigo)}
                aria-label={`Assinar o plano ${plano.nome}`}
              >
                Assinar
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
