import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { localUrls } from '../urls'
import { LocalForm } from './local-form'
import { useLocalParaEditarQuery } from './local-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Locais', to: localUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Local' : 'Novo Local'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <LocalForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useLocalParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes do local.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <LocalForm key={reloads} local={data.local} onReload={reload} />
}
