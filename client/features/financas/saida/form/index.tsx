import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { LancamentoForm } from '../../lancamento'
import { saidaSide } from '../side'
import { saidaUrls } from '../urls'
import { useAtualizarSaidaMutation, useCriarSaidaMutation, useSaidaParaEditarQuery } from './saida-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Saídas', to: saidaUrls.list }]

export function Component() {
  const id = useSearchParams()[0].get('id')
  return (
    <>
      <PageHeader title={id ? 'Editar Saída' : 'Nova Saída'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <Create />}
    </>
  )
}

function Create() {
  const [criar] = useCriarSaidaMutation()
  return <LancamentoForm side={saidaSide} onSave={(input, idCliente) => criar({ variables: { input, idCliente } })} />
}

function Edit({ id }: { id: string }) {
  const [atualizar] = useAtualizarSaidaMutation()
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useSaidaParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os dados financeiros.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return (
    <LancamentoForm
      key={reloads}
      side={saidaSide}
      lancamento={data.saida}
      onSave={(input) => atualizar({ variables: { id, input } })}
      onReload={reload}
    />
  )
}
