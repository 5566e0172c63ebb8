import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { visitaPastoralUrls } from '../urls'
import { VisitaPastoralForm } from './visita-pastoral-form'
import { useVisitaPastoralParaEditarQuery } from './visita-pastoral-form.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Visitas Pastorais', to: visitaPastoralUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <>
      <PageHeader title={uuid ? 'Editar Visita Pastoral' : 'Nova Visita Pastoral'} crumbs={crumbs} />
      {uuid ? <Edit id={uuid} /> : <VisitaPastoralForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useVisitaPastoralParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    const text = errorText(error, 'Erro ao carregar dados da visita pastoral.')
    return <ErrorState text={text} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  return <VisitaPastoralForm key={reloads} visita={data.visitaPastoral} onReload={reload} />
}
