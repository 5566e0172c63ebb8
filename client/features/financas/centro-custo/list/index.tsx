import type { CentroCustoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader, StatusDot } from '../../../../kernel/ui'
import { centroCustoUrls } from '../urls'
import { type CentroCustoLinhaFragment, CentrosCustoDocument } from './centros-custo.generated'
import { CentroCustoMenu } from './menu'

const title = 'Centros de custo'

/** Rows are fetched in blocks of this size, and the browser divides them into pages. */
const BLOCK = 100

const situacoes = [
  { value: '1', label: 'Ativados' },
  { value: '0', label: 'Desativados' },
]

const columns: Column<CentroCustoLinhaFragment, CentroCustoCampo>[] = [
  { id: 'nome', title: 'Nome', sort: 'nome', cell: (row) => row.nome },
  {
    id: 'departamento',
    title: 'Departamento',
    sort: 'departamento',
    cell: (row) => row.departamento?.tituloDepartamento,
  },
  { id: 'descricao', title: 'Descrição', cell: (row) => row.descricao },
  {
    id: 'status',
    title: 'Status',
    sort: 'status',
    cell: ({ status }) =>
      status === 1 ? <StatusDot color="success" text="Ativado" /> : <StatusDot color="neutral" text="Desativado" />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const canWrite = useCan('centroCusto.escrever')
  const found = useListQuery(CentrosCustoDocument, {
    name: 'centro-custo',
    columns,
    order: { campo: 'nome', direcao: 'ASC' },
    filters: ['status', 'excluidos'],
    sizes: [5, 10, 25],
    filtro: ({ status, excluidos }) => ({
      status: situacoes.some(({ value }) => value === status) ? Number(status) : undefined,
      excluidos: excluidos === 'true',
    }),
    // Every page size divides the block size, so each page lies within one block.
    onScreen: (list) => ({ first: BLOCK, after: blockOf(list) }),
    page: (data) => data.centrosCusto,
  })
  const { list } = found
  const start = inBlock(list)
  const page = { ...found.page, rows: found.page.rows?.slice(start, start + list.size) }

  const add = canWrite && <AddButton to={centroCustoUrls.create} text="Novo Centro de Custo" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="centroCusto.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="status" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={{ ...found, page }}
        label={title}
        errorText="Não foi possível buscar os centros de custo."
        hint="Crie centros de custo, como Missões e Obras, para saber quanto cada um gasta."
        open={(row) => (row.acoesPermitidas.includes('editar') ? centroCustoUrls.edit(row.uuid) : undefined)}
        add={add}
        menu={canWrite ? (row) => <CentroCustoMenu centro={row} /> : undefined}
      />
    </>
  )
}

type Place = { page: number; size: number }

/** Index of the page's first row within its block. */
const inBlock = ({ page, size }: Place) => ((page - 1) * size) % BLOCK

/** Cursor of the block that contains the page; undefined for the first block. */
function blockOf(list: Place): string | undefined {
  const before = (list.page - 1) * list.size - inBlock(list)
  return before ? String(before) : undefined
}
