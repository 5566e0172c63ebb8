import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { reuniaoLiderancaUrls } from '../urls'
import { ReuniaoLiderancaForm } from './reuniao-lideranca-form'
import { useReuniaoLiderancaParaEditarQuery } from './reuniao-lideranca-form.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Reuniões de Liderança', to: reuniaoLiderancaUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <>
      <PageHeader title={uuid ? 'Editar Reunião de Liderança' : 'Nova Reunião de Liderança'} crumbs={crumbs} />
      {uuid ? <Edit id={uuid} /> : <ReuniaoLiderancaForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useReuniaoLiderancaParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    return <ErrorState text={errorText(error, 'Não foi possível encontrar a reunião.')} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  return <ReuniaoLiderancaForm key={reloads} reuniao={data.reuniaoLideranca} onReload={reload} />
}
