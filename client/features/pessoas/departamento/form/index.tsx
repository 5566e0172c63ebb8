import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { departamentoUrls } from '../urls'
import { DepartamentoForm } from './departamento-form'
import { useDepartamentoParaEditarQuery } from './departamento-form.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Departamentos', to: departamentoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Departamento' : 'Novo Departamento'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <DepartamentoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useDepartamentoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar os detalhes do departamento.')
    return <ErrorState text={text} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  return <DepartamentoForm key={reloads} departamento={data.departamento} onReload={reload} />
}
