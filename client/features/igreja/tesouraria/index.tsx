import { ChevronRight } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import type { Action } from '../../../gql/actions'
import { errorText } from '../../../kernel/apollo'
import { NotRefreshed } from '../../../kernel/list'
import { useViewer } from '../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../kernel/ui'
import { PedirQueFeche } from '../../financas/fechamento'
import { Atalhos } from './atalhos'
import { type Espera, esperas } from './espera'
import { Saldos } from './saldos'
import { type TesourariaQuery, useTesourariaQuery } from './tesouraria.generated'
import styles from './tesouraria.module.css'

/** The treasury's first page: what is entered every week, what waits, and where the money is. */
export function Component() {
  const { data, error, refetch } = useTesourariaQuery({
    context: { opensScreen: true, failureShown: true, kept: true },
  })
  const text = error && errorText(error, 'Não foi possível buscar o que espera na tesouraria.')
  const retry = () => void refetch().catch(() => undefined)
  return (
    <>
      <PageHeader title="Tesouraria" />
      <Atalhos />
      {text && data && <NotRefreshed text={text} onRetry={retry} />}
      {data ? <Partes home={data.home} /> : text ? <ErrorState text={text} onRetry={retry} /> : <PageSpinner />}
    </>
  )
}

/** The writing actions of the books: whoever has one of them is told when nothing waits. */
const writing: readonly Action[] = ['entrada.escrever', 'saida.escrever', 'contaPagar.escrever', 'fechamento.fechar']

function Partes({ home }: { home: TesourariaQuery['home'] }) {
  const { acoes } = useViewer()
  const found = esperas(home, acoes)
  const mes = acoes.includes('entrada.escrever') ? home.fechamento?.proximo : undefined
  return (
    <div className={styles.parts}>
      {writing.some((action) => acoes.includes(action)) && (
        <section aria-labelledby="esperam" className={styles.part}>
          <h2 id="esperam">Esperam por você</h2>
          {found.length > 0 ? <Lista found={found} /> : <p className={styles.none}>Nada espera por você.</p>}
          {mes && <PedirQueFeche mes={mes} />}
        </section>
      )}
      {home.contasFinanceiras && <Saldos contas={home.contasFinanceiras} />}
    </div>
  )
}

const Lista = ({ found }: { found: readonly Espera[] }) => (
  <ul className={styles.rows}>
    {found.map(({ text, to, late }) => (
      <li key={to}>
        <Link to={to} data-late={late}>
          <span>{text}</span>
          <ChevronRight />
        </Link>
      </li>
    ))}
  </ul>
)
