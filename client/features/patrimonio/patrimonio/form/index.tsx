import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { patrimonioUrls } from '../urls'
import { PatrimonioForm } from './patrimonio-form'
import { usePatrimonioParaEditarQuery } from './patrimonio-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Patrimônios', to: patrimonioUrls.list }]

export function Component() {
  const id = useSearchParams()[0].get('id')
  return (
    <>
      <PageHeader title={id ? 'Editar Patrimônio' : 'Criar Novo Patrimônio'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <PatrimonioForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = usePatrimonioParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar os detalhes do patrimônio.')
    return <ErrorState text={text} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  return <PatrimonioForm key={reloads} patrimonio={data.patrimonio} onReload={reload} />
}
