import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { LancamentoForm } from '../../lancamento'
import { entradaSide } from '../side'
import { entradaUrls } from '../urls'
import {
  useAtualizarEntradaMutation,
  useCriarEntradaMutation,
  useEntradaParaEditarQuery,
} from './entrada-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Entradas', to: entradaUrls.list }]

export function Component() {
  const id = useSearchParams()[0].get('id')
  return (
    <>
      <PageHeader title={id ? 'Editar Entrada' : 'Nova Entrada'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <Create />}
    </>
  )
}

function Create() {
  const [criar] = useCriarEntradaMutation()
  return <LancamentoForm side={entradaSide} onSave={(input, idCliente) => criar({ variables: { input, idCliente } })} />
}

function Edit({ id }: { id: string }) {
  const [atualizar] = useAtualizarEntradaMutation()
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useEntradaParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os dados financeiros.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return (
    <LancamentoForm
      key={reloads}
      side={entradaSide}
      lancamento={data.entrada}
      onSave={(input) => atualizar({ variables: { id, input } })}
      onReload={reload}
    />
  )
}
