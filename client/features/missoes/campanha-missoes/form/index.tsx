import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { campanhaUrls } from '../urls'
import { CampanhaForm } from './campanha-form'
import { useCampanhaMissoesParaEditarQuery } from './campanha-form.generated'

const crumbs = [{ text: 'Missões' }, { text: 'Campanhas', to: campanhaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Campanha' : 'Nova Campanha'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <CampanhaForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useCampanhaMissoesParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível carregar os dados da campanha.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <CampanhaForm key={reloads} campanha={data.campanhaMissoes} onReload={reload} />
}
