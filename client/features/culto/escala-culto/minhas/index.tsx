import { Button } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { ShowMore } from '../../../../kernel/detail'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { Convites } from '../substituto'
import { EscalaCard } from './card'
import { useMinhasEscalasQuery } from './minhas.generated'
import styles from './minhas.module.css'

const PAGE = 20

const tabs = [
  { quando: 'proximos', text: 'Próximas' },
  { quando: 'anteriores', text: 'Anteriores' },
] as const

const nobody = {
  proximos: {
    text: 'Você não está em nenhuma escala.',
    hint: 'Quando alguém escalar você para um culto, ele aparece aqui.',
  },
  anteriores: { text: 'Nenhuma escala anterior.' },
} as const

/** The current user's roster entries with their answers. Every perfil may see this screen. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const quando = params.get('quando') === 'anteriores' ? 'anteriores' : 'proximos'
  const { data, error, refetch, fetchMore } = useMinhasEscalasQuery({
    variables: { first: PAGE, quando },
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true, kept: true },
  })
  const page = data?.minhasEscalas
  const convites = data?.meusConvites ?? []
  const more = () =>
    fetchMore({
      variables: { after: String(page?.nodes.length ?? 0) },
      updateQuery: (previous, { fetchMoreResult: next }) => ({
        ...next,
        minhasEscalas: {
          ...next.minhasEscalas,
          nodes: [...previous.minhasEscalas.nodes, ...next.minhasEscalas.nodes],
        },
      }),
    })

  return (
    <>
      <PageHeader title="Minhas escalas" crumbs={[{ text: 'Meu espaço' }]} />
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <Button
            key={tab.quando}
            variant="outlined"
            text={tab.text}
            active={tab.quando === quando}
            aria-pressed={tab.quando === quando}
            onClick={() => setParams(tab.quando === 'proximos' ? {} : { quando: tab.quando }, { replace: true })}
          />
        ))}
      </div>
      {quando === 'proximos' && <Convites convites={convites} />}
      {error && !page ? (
        <ErrorState
          text="Não foi possível buscar as suas escalas."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !page ? (
        <PageSpinner />
      ) : page.nodes.length === 0 ? (
        <EmptyState {...nobody[quando]} />
      ) : (
        <>
          <ul className={styles.cards}>
            {page.nodes.map((escala) => (
              <EscalaCard key={escala.uuid} escala={escala} />
            ))}
          </ul>
          {page.nodes.length < page.totalCount && (
            <div className={styles.more}>
              <ShowMore key={quando} more={more} failureText="Não foi possível buscar as outras escalas." />
            </div>
          )}
        </>
      )}
    </>
  )
}
