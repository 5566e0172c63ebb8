import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { cultoUrls } from '../urls'
import { CultoForm } from './culto-form'
import { useCultoParaEditarQuery } from './culto-form.generated'

const crumbs = [{ text: 'Agenda' }, { text: 'Cultos', to: cultoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Culto' : 'Novo Culto'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <CultoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useCultoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os dados do culto.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <CultoForm key={reloads} culto={data.culto} onReload={reload} />
}
