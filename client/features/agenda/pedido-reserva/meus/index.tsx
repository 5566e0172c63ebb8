import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { AddButton } from '../../../../kernel/list'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { pedidoReservaUrls } from '../urls'
import { PedidoCard } from './card'
import { type MeusPedidosReservaQuery, useMeusPedidosReservaQuery } from './meus-pedidos.generated'
import styles from './meus-pedidos.module.css'

const PAGE = 20

/** The current user's own requests with their answers: those that wait first. */
export function Component() {
  const { data, error, refetch, fetchMore } = useMeusPedidosReservaQuery({
    variables: { first: PAGE },
    // Somebody else answers them.
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true },
  })
  const more = () =>
    fetchMore({
      variables: { after: String(data?.meusPedidosReserva.nodes.length ?? 0) },
      updateQuery: ({ meusPedidosReserva: { nodes } }, { fetchMoreResult: next }) => ({
        meusPedidosReserva: { ...next.meusPedidosReserva, nodes: [...nodes, ...next.meusPedidosReserva.nodes] },
      }),
    })
  return (
    <>
      <PageHeader
        title="Meus pedidos de sala"
        crumbs={[{ text: 'Meu espaço' }]}
        actions={<AddButton to={pedidoReservaUrls.create} text="Pedir uma sala" />}
      />
      {data ? (
        <Pedidos pedidos={data.meusPedidosReserva} more={more} />
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os seus pedidos.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

type Props = { pedidos: MeusPedidosReservaQuery['meusPedidosReserva']; more: () => Promise<unknown> }

function Pedidos({ pedidos: { nodes, totalCount }, more }: Props) {
  const [state, setState] = useState<'waits' | 'failed'>()
  if (nodes.length === 0)
    return (
      <EmptyState
        text="Você ainda não pediu nenhuma sala."
        hint="Escolha o dia e o horário, e veja o que está livre. Quem cuida da agenda responde."
      />
    )
  const fetchNext = () => {
    setState('waits')
    void more().then(
      () => setState(undefined),
      () => setState('failed'),
    )
  }
  return (
    <>
      <ul className={styles.cards} aria-label="Meus pedidos de sala">
        {nodes.map((pedido) => (
          <PedidoCard key={pedido.uuid} pedido={pedido} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          Não foi possível buscar mais pedidos.
        </p>
      )}
      {totalCount > nodes.length && (
        <Button variant="outlined" text="Mostrar mais" loading={state === 'waits'} onClick={fetchNext} />
      )}
    </>
  )
}
