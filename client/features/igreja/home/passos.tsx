import { Button } from '@blueprintjs/core'
import { Circle, TickCircle } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { eventoUrls } from '../../agenda/evento/urls'
import { entradaUrls } from '../../financas/entrada/urls'
import { departamentoUrls } from '../../pessoas/departamento/urls'
import { importacaoUrls } from '../../pessoas/importacao/urls'
import { igrejaUrls } from '../urls'
import type { HomeData } from './data'
import { HomeDocument, useDispensarPrimeirosPassosMutation } from './home.generated'
import styles from './home.module.css'

const steps: Record<string, { text: string; to: string }> = {
  igreja: { text: 'Complete os dados da igreja', to: igrejaUrls.configuracoes('igreja') },
  pessoas: { text: 'Cadastre as primeiras pessoas', to: usuarioUrls.create },
  importacao: { text: 'Importe a sua planilha de membros', to: importacaoUrls.send },
  departamentos: { text: 'Crie os departamentos', to: departamentoUrls.create },
  agenda: { text: 'Marque o primeiro evento', to: eventoUrls.create },
  financas: { text: 'Lance a primeira entrada', to: entradaUrls.create },
}

/** The first steps of a new church. Goes away when all are done or somebody dismisses it. */
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
            <Link to={steps[passo]?.to ?? igrejaUrls.home}>{steps[passo]?.text ?? passo}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
