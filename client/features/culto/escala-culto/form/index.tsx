import { useParams, useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { useViewer } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { escalaCultoUrls } from '../urls'
import { EscalaForm } from './escala-form'
import { useCultoDaNovaEscalaQuery, useEscalaCultoParaEditarQuery } from './escala-form.generated'

const crumbs = [{ text: 'Escalas e louvor' }, { text: 'Escalas', to: escalaCultoUrls.matriz }]

/** Edits the roster in the address, or makes one, for the service that the address names or one that is chosen here. */
export function Component() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const { idCliente } = useViewer()
  const idCulto = params.get('idCulto')
  const funcao = params.get('funcao') ?? undefined
  return (
    <>
      <PageHeader title={id ? 'Editar Escala' : 'Nova Escala'} crumbs={crumbs} />
      {id ? (
        <Edit id={id} />
      ) : idCulto ? (
        <ForService id={idCulto} funcao={funcao} />
      ) : (
        <EscalaForm idCliente={idCliente} />
      )}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useEscalaCultoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes da escala.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  const { escalaCulto } = data
  return <EscalaForm key={reloads} escala={escalaCulto} idCliente={escalaCulto.idCliente} onReload={reload} />
}

function ForService({ id, funcao }: { id: string; funcao: string | undefined }) {
  const { data, error, refetch } = useCultoDaNovaEscalaQuery({ variables: { id } })
  if (data) return <EscalaForm culto={data.culto} funcao={funcao} idCliente={data.culto.idCliente} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os dados do culto.')
  return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
}
