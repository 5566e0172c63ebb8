import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { classeUrls } from '../urls'
import { ClasseForm } from './classe-form'
import { useClasseEbdParaEditarQuery } from './classe-form.generated'

const crumbs = [{ text: 'Ensino' }, { text: 'Classes', to: classeUrls.list }]

export function Component() {
  const { classeId } = useParams()
  return (
    <>
      <PageHeader title={classeId ? 'Editar Classe' : 'Nova Classe'} crumbs={crumbs} />
      {classeId ? <Edit id={classeId} /> : <ClasseForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useClasseEbdParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes da classe.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <ClasseForm key={reloads} classe={data.classeEBD} onReload={reload} />
}
