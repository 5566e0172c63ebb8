import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { recursoUrls } from '../urls'
import { RecursoForm } from './recurso-form'
import { useRecursoParaEditarQuery } from './recurso-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Recursos', to: recursoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Recurso' : 'Novo Recurso'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <RecursoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useRecursoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes do recurso.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <RecursoForm key={reloads} recurso={data.recurso} onReload={reload} />
}
