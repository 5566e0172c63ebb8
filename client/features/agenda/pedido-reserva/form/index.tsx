import { useQuery } from '@apollo/client/react'
import { useContext } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Editable, LoadFailed, useReload } from '../../../../kernel/record'
import { PageHeader, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { horarioDe } from '../horario'
import { pedidoReservaUrls } from '../urls'
import { MeuPedidoParaEditarDocument } from './pedir-sala.generated'
import { PedirSalaForm } from './pedir-sala-form'

const list = { text: 'Meus pedidos de sala', to: pedidoReservaUrls.meus }
const crumbs = [{ text: 'Meu espaço' }, list]

/** Asks for a room, or changes an own request that still waits. */
export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Alterar pedido de sala' : 'Pedir uma sala'} crumbs={crumbs} />
      {id ? <Edit key={id} id={id} /> : <Create />}
    </>
  )
}

/** The address may name the room, the day and the hours, because the links of the free rooms contain them. */
function Create() {
  const [params] = useSearchParams()
  const named = (name: string) => params.get(name) ?? undefined
  const idRecurso = named('idRecurso')
  return <PedirSalaForm start={{ dia: named('dia'), das: named('das'), ate: named('ate'), idRecurso }} />
}

function Edit({ id }: { id: string }) {
  const timeZone = useContext(TimeZone)
  // An edit starts from the stored values.
  const { data, error, refetch } = useQuery(MeuPedidoParaEditarDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <LoadFailed error={error} text="Não foi possível buscar o pedido." onRetry={reload} list={list.to} />
  if (!data) return <PageSpinner />
  const pedido = data.meuPedidoReserva
  return (
    <Editable
      table="pedido_reserva"
      record={{ ...pedido, excluidoEm: null }}
      back={list}
      lockedText="Este pedido já teve resposta. Faça um pedido novo."
    >
      <PedirSalaForm
        key={reloads}
        pedido={pedido}
        start={{ ...pedido, ...horarioDe(pedido, timeZone) }}
        onReload={reload}
      />
    </Editable>
  )
}
