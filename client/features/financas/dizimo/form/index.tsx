import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { dizimoUrls } from '../urls'
import { DizimoForm } from './dizimo-form'
import { useDizimoParaEditarQuery } from './dizimo-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Dízimos', to: dizimoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Dízimo' : 'Novo Dízimo'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <DizimoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useDizimoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível carregar o dízimo.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <DizimoForm key={reloads} dizimo={data.dizimo} onReload={reload} />
}
