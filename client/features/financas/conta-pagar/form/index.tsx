import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { EditarConta, NovaConta } from '../../conta'
import { contaPagarSide } from '../side'
import { contaPagarUrls } from '../urls'
import {
  useAtualizarContaPagarMutation,
  useContaPagarParaEditarQuery,
  useCriarContaPagarMutation,
} from './conta-pagar-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: contaPagarSide.title, to: contaPagarUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Conta' : 'Nova Conta'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <Create />}
    </>
  )
}

function Create() {
  const [criar] = useCriarContaPagarMutation()
  return <NovaConta side={contaPagarSide} onSave={(input, idCliente) => criar({ variables: { input, idCliente } })} />
}

function Edit({ id }: { id: string }) {
  const [atualizar] = useAtualizarContaPagarMutation()
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useContaPagarParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível carregar os dados.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return (
    <EditarConta
      key={reloads}
      side={contaPagarSide}
      conta={data.contaPagar}
      onSave={(input) => atualizar({ variables: { id, input } })}
      onReload={reload}
    />
  )
}
