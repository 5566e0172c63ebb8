import { useSearchParams } from 'react-router-dom'
import type { PedidoReservaCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  among,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { addressParams, DateText, PageHeader } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { useRecursoChoices } from '../../recurso'
import { Quando } from '../../reserva'
import { SituacaoPedido, situacaoChoices } from '../situacao'
import { PedidoDialog } from './detalhe'
import { type PedidoLinhaFragment, PedidosReservaDocument } from './pedidos.generated'

const title = 'Pedidos de sala'

const columns: Column<PedidoLinhaFragment, PedidoReservaCampo>[] = [
  { id: 'recurso', title: 'Sala ou recurso', sort: 'recurso', cell: (row) => row.recurso?.nomeRecurso ?? '-' },
  { id: 'dataInicio', title: 'Quando', sort: 'dataInicio', cell: (row) => <Quando reserva={row} /> },
  { id: 'situacao', title: 'Situação', cell: (row) => <SituacaoPedido situacao={row.situacao} /> },
  { id: 'finalidade', title: 'Para quê', cell: (row) => row.finalidade },
  {
    id: 'solicitante',
    title: 'Quem pediu',
    sort: 'solicitante',
    cell: (row) => row.solicitante && <Pessoa pessoa={row.solicitante} />,
  },
  { id: 'pessoas', title: 'Pessoas', align: 'right', optional: true, cell: (row) => row.pessoas },
  { id: 'resposta', title: 'Resposta', optional: true, cell: (row) => row.resposta },
  {
    id: 'createdAt',
    title: 'Feito em',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

/** What people ask for, for those who decide: the requests that wait come first. */
export function Component() {
  const recursos = useRecursoChoices()
  const [params, setParams] = useSearchParams()
  const open = params.get('pedido')
  const found = useListQuery(PedidosReservaDocument, {
    name: 'pedidosReserva',
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    // Without a chosen order the server lists the waiting requests first, the soonest of them at the top.
    ownOrder: true,
    filters: ['situacao', 'idRecurso'],
    filtro: ({ situacao, idRecurso }) => ({ situacao: among(situacaoChoices, situacao), idRecurso }),
    page: (data) => data.pedidosReserva,
  })
  const { list } = found
  const show = (id: number | null) =>
    setParams(
      () => {
        const next = addressParams()
        if (id === null) next.delete('pedido')
        else next.set('pedido', String(id))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Salas e recursos' }]} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="pedidoReserva.exportar" />}>
        <SearchBox list={list} placeholder="Buscar finalidade, sala ou pessoa" />
        <Filters list={list}>
          <FilterSelect list={list} name="situacao" label="Situação" feminine choices={situacaoChoices} />
          <FilterSelect list={list} name="idRecurso" label="Recurso" choices={recursos} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os pedidos."
        hint="Quando alguém pede uma sala, o pedido aparece aqui e espera a resposta."
        open={(row) => () => show(row.id)}
      />
      {open && <PedidoDialog id={open} onClose={() => show(null)} />}
    </>
  )
}
