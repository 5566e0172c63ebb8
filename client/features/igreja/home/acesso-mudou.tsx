import { Button } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'
import { funcaoUrls } from '../../acesso/funcao/urls'
import type { HomeData } from './data'
import { HomeDocument, useEntenderMudancaDoAcessoMutation } from './home.generated'
import styles from './home.module.css'

type Mudanca = NonNullable<HomeData['acessoMudou']>

/** 'Para revisar: 2 funções e 1 pessoa'; null when there is nothing. */
function aRevisar({ funcoes, limites }: Mudanca): string | null {
  const parts = [
    funcoes > 0 && (funcoes === 1 ? '1 função' : `${funcoes} funções`),
    limites > 0 && (limites === 1 ? '1 pessoa' : `${limites} pessoas`),
  ].filter(Boolean)
  return parts.length ? `Para revisar: ${parts.join(' e ')}` : null
}

/** Tells administrators that the rule of access has changed, until one of them has understood. */
export function AcessoMudou({ mudou }: { mudou: Mudanca }) {
  const [understand, { loading }] = useEntenderMudancaDoAcessoMutation({
    refetchQueries: [HomeDocument],
    awaitRefetchQueries: true,
  })
  const link = aRevisar(mudou)
  return (
    <section className={styles.card}>
      <header>
        <h2>O acesso da igreja mudou</h2>
        <Button
          variant="outlined"
          text="Entendi"
          disabled={loading}
          onClick={() =>
            understand().catch((error) => {
              toast.error(errorText(error, 'Não foi possível guardar a resposta.'))
            })
          }
        />
      </header>
      <p>
        Cada um pode o que o seu perfil permite nesta igreja, e mais o que as suas funções dizem. Quem lidera um grupo
        cuida dele.
      </p>
      {link && <Link to={funcaoUrls.list}>{link}</Link>}
    </section>
  )
}
