import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { cultoUrls } from '../urls'
import { Bars } from './bars'
import { useFrequenciaCultosQuery } from './frequencia.generated'

const LAST = 16

/** How many came to the last services. */
export function Component() {
  const { data, error, refetch } = useFrequenciaCultosQuery({ variables: { ultimos: LAST } })
  const cultos = data?.frequenciaCultos
  return (
    <>
      <PageHeader
        title="Frequência dos cultos"
        crumbs={[{ text: 'Agenda' }, { text: 'Cultos', to: cultoUrls.list }]}
        description={cultos?.length ? `Os últimos ${cultos.length} cultos` : undefined}
      />
      {error && !cultos && (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os cultos.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !cultos && <PageSpinner />}
      {cultos?.length === 0 && <EmptyState text="Ainda não há dados cadastrados." />}
      {cultos && cultos.length > 0 && (
        <DetailCard title="Quantos vieram">
          <Bars cultos={cultos} />
        </DetailCard>
      )}
    </>
  )
}
