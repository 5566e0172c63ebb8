import { useSearchParams } from 'react-router-dom'
import type { VisitaPastoralCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  femininePeriods,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { addressParams, DateText, PageHeader } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { visitaPastoralUrls } from '../urls'
import { ComentarioDialog } from './comentario'
import { VisitaPastoralMenu } from './menu'
import type { VisitaPastoralLinhaFragment } from './visitas-pastorais.generated'
import { VisitasPastoraisDocument } from './visitas-pastorais.generated'

const title = 'Visitas pastorais'

const columns: Column<VisitaPastoralLinhaFragment, VisitaPastoralCampo>[] = [
  { id: 'pastor', title: 'Pastor', sort: 'pastor', cell: (row) => <Pessoa pessoa={row.pastor} /> },
  { id: 'visitado', title: 'Visitado', sort: 'visitado', cell: (row) => <Pessoa pessoa={row.visitado} /> },
  {
    id: 'dataVisita',
    title: 'Data da Visita',
    sort: 'dataVisita',
    cell: (row) => <DateText value={row.dataVisita} />,
  },
  {
    id: 'createdAt',
    title: 'Registro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const readsComments = useCan('visitaPastoral.lerComentario')
  const found = useListQuery(VisitasPastoraisDocument, {
    name: 'visitasPastorais',
    columns,
    order: { campo: 'dataVisita', direcao: 'DESC' },
    // When no sort order is selected, the server lists coming visits nearest first, others latest first.
    ownOrder: true,
    periods: femininePeriods,
    filters: ['quando', 'excluidos'],
    filtro: withBin,
    page: (data) => data.visitasPastorais,
  })
  const { list } = found
  const { open, show } = useOpenVisita()

  const add = useCan('visitaPastoral.escrever') && <AddButton to={visitaPastoralUrls.create} text="Nova Visita" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Cuidado' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="visitaPastoral.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por pastor ou visitado" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Erro ao buscar visitas pastorais."
        hint="Registre a primeira visita, feita ou por fazer."
        open={(row) => (row.acoesPermitidas.includes('verComentario') ? () => show(row.id) : undefined)}
        add={add}
        menu={readsComments ? (row) => <VisitaPastoralMenu visita={row} onOpen={show} /> : undefined}
      />
      {open && <ComentarioDialog id={open} onClose={() => show(undefined)} />}
    </>
  )
}

/** The id of the open visit is in the address, so the search can link to it, and "back" closes it. */
function useOpenVisita() {
  const [params, setParams] = useSearchParams()
  const show = (id: number | undefined) =>
    setParams(
      () => {
        const next = addressParams()
        if (id === undefined) next.delete('visita')
        else next.set('visita', String(id))
        return next
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return { open: params.get('visita'), show }
}
