import { Button } from '@blueprintjs/core'
import { Circle, TickCircle } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'
import type { HomeData } from './data'
import { HomeDocument, useDispensarPrimeirosPassosMutation } from './home.generated'
import styles from './home.module.css'
import { LinkButton } from './primeiros-passos/link-button'
import { passoTexts } from './primeiros-passos/titulos'
import { primeirosPassosUrls } from './primeiros-passos/urls'

/** The first steps of a new church. Not shown any more when all are done or somebody dismisses them. */
export function PrimeirosPassos({ passos }: { passos: NonNullable<HomeData['primeirosPassos']> }) {
  const [dismiss, { loading }] = useDispensarPrimeirosPassosMutation({
    refetchQueries: [HomeDocument],
    awaitRefetchQueries: true,
  })
  const done = passos.filter(({ feito }) => feito).length
  return (
    <section className={styles.card}>
      <header>
        <h2>
          Primeiros passos <small>{`${done} de ${passos.length}`}</small>
        </h2>
        <Button
          variant="minimal"
          text="Dispensar"
          disabled={loading}
          onClick={() =>
            dismiss().catch((error) => {
              toast.error(errorText(error, 'Não foi possível dispensar os primeiros passos.'))
            })
          }
        />
      </header>
      <ol className={styles.steps}>
        {passos.map(({ passo, feito }) => (
          <li key={passo} data-done={feito || undefined}>
            {feito ? <TickCircle title="Feito" /> : <Circle title="A fazer" />}
            <Link to={primeirosPassosUrls.passo(passo)}>{passoTexts[passo]?.titulo ?? passo}</Link>
          </li>
        ))}
      </ol>
      <div className={styles.start}>
        <LinkButton main to={primeirosPassosUrls.screen} text={done === 0 ? 'Começar' : 'Continuar'} />
      </div>
    </section>
  )
}
