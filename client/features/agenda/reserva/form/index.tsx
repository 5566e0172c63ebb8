import { useParams, useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { useCan, useViewer } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { reservaUrls } from '../urls'
import { ReservaForm } from './reserva-form'
import { useRecursoParaReservarQuery, useReservaParaEditarQuery } from './reserva-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Reservas', to: reservaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Reserva' : 'Nova Reserva'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <Create />}
    </>
  )
}

/** What is to be reserved, and when, may come with the address: from the resource's row or from what is free. */
function Create() {
  const viewer = useViewer()
  const platform = useCan('plataforma.operar')
  const [params] = useSearchParams()
  const id = params.get('idRecurso')
  const { data, loading } = useRecursoParaReservarQuery({ variables: { id: id ?? '' }, skip: !id })
  if (loading) return <PageSpinner />
  return (
    <ReservaForm
      start={{
        recurso: data?.recurso ?? null,
        dataInicio: params.get('inicio') ?? undefined,
        dataFim: params.get('fim') ?? undefined,
        // the platform's administrator is nobody's member in the church that is named here
        responsavel: platform ? null : viewer,
      }}
    />
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useReservaParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes da reserva.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <ReservaForm key={reloads} reserva={data.reserva} onReload={reload} />
}
