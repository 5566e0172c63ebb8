import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { missaoUrls } from '../urls'
import { MissaoForm } from './missao-form'
import { useMissaoParaEditarQuery } from './missao-form.generated'

const crumbs = [{ text: 'Missões', to: missaoUrls.list }]

export function Component() {
  const { missaoId } = useParams()
  return (
    <>
      <PageHeader title={missaoId ? 'Editar Missão' : 'Nova Missão'} crumbs={crumbs} />
      {missaoId ? <Edit id={missaoId} /> : <MissaoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useMissaoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes da missão.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <MissaoForm key={reloads} missao={data.missao} onReload={reload} />
}
