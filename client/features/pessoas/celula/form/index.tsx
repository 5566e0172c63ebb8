import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../urls'
import { CelulaForm } from './celula-form'
import { useCelulaParaEditarQuery } from './celula-form.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Células', to: celulaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Célula' : 'Nova Célula'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <CelulaForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useCelulaParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes da célula.')} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  return <CelulaForm key={reloads} celula={data.celula} onReload={reload} />
}
