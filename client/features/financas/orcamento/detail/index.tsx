import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { orcamentoUrls } from '../urls'
import { useOrcamentoDetalheQuery } from './orcamento.generated'
import { OrcamentoDetail } from './view'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Orçamentos', to: orcamentoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOrcamentoDetalheQuery({ variables: { id }, context: { opensScreen: true } })
  if (data) return <OrcamentoDetail row={data.orcamento} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível carregar o orçamento.')
  return (
    <ErrorState
      header={{ title: 'Orçamento', crumbs }}
      text={text}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
