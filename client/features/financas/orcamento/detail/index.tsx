import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { PageSpinner } from '../../../../kernel/ui'
import { orcamentoUrls } from '../urls'
import { useOrcamentoDetalheQuery } from './orcamento.generated'
import { OrcamentoDetail } from './view'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Orçamentos', to: orcamentoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOrcamentoDetalheQuery({ variables: { id }, context: { opensScreen: true } })
  if (data) return <OrcamentoDetail row={data.orcamento} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Orçamento', crumbs }}
      error={error}
      text="Não foi possível carregar o orçamento."
      onRetry={refetch}
    />
  )
}
