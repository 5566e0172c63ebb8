import { HTMLSelect } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { type Column, DataTable, ExportMenu, FilterDate, Toolbar, useList } from '../../../kernel/list'
import { Can, useCan } from '../../../kernel/session'
import { formatDate, Money, PageHeader } from '../../../kernel/ui'
import { useToday } from '../lancamento'
import type { ContaSide } from './side'

/** What is left of a group of records, by how long they are overdue. */
type Faixas = Record<'aVencer' | 'ate30' | 'ate60' | 'ate90' | 'mais90' | 'total', string> & {
  quantidade: number
}

type PorAtraso = {
  data: string
  agrupar: string
  total: Faixas
  outras: Faixas | null
  linhas: (Faixas & { idRegistro: number | null; nome: string })[]
}

type Linha = Faixas & { id: number; uuid: string; idCliente: number; nome: string; de: number | null; agrupar: string }

const faixas = [
  ['aVencer', 'A vencer'],
  ['ate30', '1 a 30 dias'],
  ['ate60', '31 a 60 dias'],
  ['ate90', '61 a 90 dias'],
  ['mais90', 'Mais de 90'],
  ['total', 'Total'],
] as const

const columnsOf = (side: ContaSide): Column<Linha>[] => [
  {
    id: 'nome',
    title: 'Grupo',
    cell: (row) => {
      const to = addressOf(side, row)
      return to ? <Link to={to}>{row.nome}</Link> : row.nome
    },
  },
  { id: 'quantidade', title: 'Contas', align: 'right', cell: (row) => row.quantidade },
  ...faixas.map(
    ([id, title]): Column<Linha> => ({
      id,
      title,
      align: 'right',
      cell: (row) => (row[id] === '0.00' ? '-' : <Money value={row[id]} />),
    }),
  ),
]

/** The list of a group's records. */
function addressOf({ urls }: ContaSide, { nome, de, agrupar }: Linha): string | undefined {
  if (agrupar === 'descricao' && nome) return `${urls.list}?busca=${encodeURIComponent(nome)}`
  if (agrupar === 'fornecedor' && de) return `${urls.list}?idFornecedor=${de}`
  if (agrupar === 'centroCusto' && de) return `${urls.list}?idCentroCusto=${de}`
  return undefined
}

/** The lines, then the groups that are too small to be named, then the total. */
function linhasOf({ linhas, outras, total, agrupar }: PorAtraso): Linha[] {
  const last = [
    ...(outras ? [{ ...outras, idRegistro: null, nome: 'Outras' }] : []),
    { ...total, idRegistro: null, nome: 'Total' },
  ]
  const rows = linhas.length === 0 ? [] : [...linhas, ...last.map((row) => ({ ...row, last: true }))]
  return rows.map((row, index) => ({
    ...row,
    id: index + 1,
    uuid: String(index),
    idCliente: 0,
    de: row.idRegistro,
    agrupar: 'last' in row ? '' : agrupar,
  }))
}

type Agrupar = 'descricao' | 'responsavel' | 'fornecedor' | 'centroCusto'
const grupos: Record<Agrupar, string> = {
  descricao: 'Descrição',
  responsavel: 'Responsável',
  fornecedor: 'Fornecedor',
  centroCusto: 'Centro de custo',
}

/** The day and the groups, kept in the address. */
export function useAtraso() {
  const list = useList<string, 'data' | 'agrupar'>({
    columns: [],
    order: { campo: 'total', direcao: 'DESC' },
    filters: ['data', 'agrupar'],
  })
  const { data, agrupar = '' } = list.filters
  const filtro = { data: data || undefined, agrupar: Object.hasOwn(grupos, agrupar) ? (agrupar as Agrupar) : undefined }
  return { list, variables: { filtro } }
}

type Props = {
  side: ContaSide
  list: ReturnType<typeof useAtraso>['list']
  /** The query's state. */
  result: { loading: boolean; error?: unknown; data?: unknown; refetch: () => Promise<unknown> }
  found: PorAtraso | undefined
  exporting: 'contaPagar.exportar' | 'contaReceber.exportar'
  /** Name of the report in GET /api/exportar/<name>. */
  exported: string
}

/** What is due and what is overdue since how many days, with what is left of each record. */
export function Atraso({ side, list, result, found, exporting, exported }: Props) {
  const today = useToday()
  const readsSuppliers = useCan('fornecedor.ler')
  const { data = '', agrupar = 'descricao' } = list.filters
  const columns = columnsOf(side)
  const rows = found && linhasOf(found)
  const title = 'A vencer e vencidas'
  const choices = Object.entries(grupos).filter(
    ([value]) => value !== 'fornecedor' || (side.fornecedores && readsSuppliers),
  )
  const page = {
    rows,
    total: rows?.length,
    current: result.data !== undefined,
    loading: result.loading,
    failed: Boolean(result.error) && !result.loading,
    retry: () => void result.refetch().catch(() => undefined),
  }
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }, { text: side.title, to: side.urls.list }]}
        description={`O que falta no fim de ${formatDate(data || (found?.data ?? today))}, pelos dias de atraso.`}
      />
      <Toolbar
        tools={
          <Can action={exporting}>
            <ExportMenu
              name={exported}
              title={`${side.title}: ${title.toLowerCase()}`}
              list={list}
              columns={columns}
              load={async ({ after }) => ({ nodes: after ? [] : (rows ?? []), totalCount: rows?.length ?? 0 })}
            />
          </Can>
        }
      >
        <FilterDate list={list} name="data" label="No dia" />
        <HTMLSelect
          aria-label="Agrupar"
          value={agrupar}
          onChange={({ currentTarget: { value } }) =>
            list.filterBy('agrupar', value === 'descricao' ? undefined : value)
          }
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              Por: {text.toLowerCase()}
            </option>
          ))}
        </HTMLSelect>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={columns}
        page={page}
        errorText={side.listFailed}
        hint="Nada falta neste dia."
      />
    </>
  )
}
