import { Link } from 'react-router-dom'
import type { ReciboCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan, useEveryChurch } from '../../../../kernel/session'
import { DateText, Money, PageHeader, Pill, StatusDot } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { reciboUrls } from '../urls'
import { DeTodos } from './de-todos'
import { ReciboMenu } from './menu'
import { type ReciboLinhaFragment, RecibosDocument } from './recibos.generated'

const title = 'Recibos'

const estados = [
  { value: 'valido', label: 'Válidos' },
  { value: 'cancelado', label: 'Cancelados' },
]

const tipos = [
  { value: 'dizimo', label: 'Dízimos' },
  { value: 'doacao', label: 'Doações' },
  { value: 'ano', label: 'Comprovantes do ano' },
]

const columns: Column<ReciboLinhaFragment, ReciboCampo>[] = [
  {
    id: 'numero',
    title: 'Número',
    sort: 'numero',
    cell: (row) => (
      <>
        <Link to={reciboUrls.papel(row.uuid)}>Nº {row.ano === null ? row.numero : `${row.numero}/${row.ano}`}</Link>
        {row.vias > 1 && <Pill text={`${row.vias}ª via`} />}
      </>
    ),
  },
  { id: 'pessoa', title: 'Pessoa', sort: 'pessoa', cell: (row) => <Dador recibo={row} /> },
  { id: 'finalidade', title: 'Finalidade', cell: (row) => [row.finalidade, row.meio].filter(Boolean).join(' · ') },
  { id: 'data', title: 'Data', sort: 'data', cell: (row) => <DateText value={row.data} /> },
  { id: 'valor', title: 'Valor', sort: 'valor', align: 'right', cell: (row) => <Money value={row.valor} /> },
  {
    id: 'estado',
    title: 'Situação',
    cell: ({ canceladoEm, motivoCancelamento }) =>
      canceladoEm ? (
        <>
          <StatusDot color="danger" text="Cancelado" /> {motivoCancelamento}
        </>
      ) : (
        <StatusDot color="success" text="Válido" />
      ),
  },
  {
    id: 'emitidoEm',
    title: 'Emitido em',
    optional: true,
    cell: (row) => <DateText value={row.emitidoEm} />,
  },
]

/** The name on the receipt, with the way to the person's page for who may open it. */
function Dador({ recibo: { idMembro, nomePessoa } }: { recibo: ReciboLinhaFragment }) {
  return useCan('usuario.ler') ? <Link to={usuarioUrls.detail(idMembro)}>{nomePessoa}</Link> : nomePessoa
}

/** Every receipt that the church ever issued, in the order of the numbers. */
export function Component() {
  const found = useListQuery(RecibosDocument, {
    name: 'recibos',
    columns,
    order: { campo: 'numero', direcao: 'DESC' },
    filters: ['estado', 'tipo'],
    filtro: ({ estado, tipo }) => ({
      estado: estado === 'valido' || estado === 'cancelado' ? estado : undefined,
      tipo: tipo === 'dizimo' || tipo === 'doacao' || tipo === 'ano' ? tipo : undefined,
    }),
    page: ({ recibos }) => recibos,
  })
  const { list } = found
  const several = useEveryChurch()
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        // the statements of a year are those of one church
        actions={!several && <DeTodos />}
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="recibo.exportar" />}>
        <SearchBox list={list} placeholder="Buscar pelo nome ou número" />
        <Filters list={list}>
          <FilterSelect list={list} name="estado" label="Situação" feminine choices={estados} />
          <FilterSelect list={list} name="tipo" label="De" choices={tipos} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os recibos."
        hint="O recibo de um dízimo se emite no menu dele, em Dízimos; o comprovante de um ano, na página da pessoa ou para todas, acima."
        menu={(row) => <ReciboMenu recibo={row} />}
      />
    </>
  )
}
