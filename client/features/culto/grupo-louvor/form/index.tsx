import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { grupoLouvorUrls } from '../urls'
import { GrupoForm } from './grupo-form'
import { useGrupoLouvorParaEditarQuery } from './grupo-form.generated'

const crumbs = [{ text: 'Escalas e louvor' }, { text: 'Grupos', to: grupoLouvorUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <>
      <PageHeader title={uuid ? 'Editar Grupo de Louvor' : 'Novo Grupo de Louvor'} crumbs={crumbs} />
      {uuid ? <Edit id={uuid} /> : <GrupoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useGrupoLouvorParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes do grupo.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <GrupoForm key={reloads} grupo={data.grupoLouvor} onReload={reload} />
}
