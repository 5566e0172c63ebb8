import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { centroCustoUrls } from '../urls'
import { CentroCustoForm } from './centro-custo-form'
import { useCentroCustoParaEditarQuery } from './centro-custo-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Centros de custo', to: centroCustoUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <>
      <PageHeader title={uuid ? 'Editar Centro de Custo' : 'Novo Centro de Custo'} crumbs={crumbs} />
      {uuid ? <Edit id={uuid} /> : <CentroCustoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useCentroCustoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível carregar os dados.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <CentroCustoForm key={reloads} centro={data.centroCusto} onReload={reload} />
}
