import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { eventoUrls } from '../../urls'
import { MembroForm } from './membro-form'
import { useEventoDoMembroQuery } from './membro-form.generated'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useEventoDoMembroQuery({ variables: { id } })
  const evento = data?.evento

  const body = () => {
    if (error && !data) {
      return (
        <LoadFailed
          error={error}
          text="Não foi possível buscar os detalhes do evento."
          onRetry={refetch}
          list={eventoUrls.list}
        />
      )
    }
    if (!evento) return <PageSpinner />
    return (
      <Editable table="evento" record={evento} back={{ text: evento.nomeEvento, to: eventoUrls.detail(id) }}>
        <MembroForm evento={evento} />
      </Editable>
    )
  }

  return (
    <>
      <PageHeader
        title="Adicionar Membro"
        crumbs={[
          { text: 'Agenda' },
          { text: 'Eventos', to: eventoUrls.list },
          { text: evento?.nomeEvento ?? 'Evento', to: eventoUrls.detail(id) },
          { text: 'Membros', to: eventoUrls.membros(id) },
        ]}
        description={evento?.nomeEvento}
      />
      {body()}
    </>
  )
}
