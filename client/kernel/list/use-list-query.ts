import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { dataOf } from '../apollo'
import type { Column, Columns, ListRow } from './columns'
import { useColumns } from './columns'
import type { LoadPage } from './export/print'
import { type Choice, usePeriod } from './filter/period'
import { type ListPage, toPage } from './page'
import { useSavedPage } from './saved'
import { type ListOptions, type ListState, useList } from './use-list'

type FiltroOf<Variables> = Variables extends { filtro?: infer Filtro } ? NonNullable<Filtro> : never

type Options<Row, Data, Variables, Field extends string, Filter extends string> = Omit<
  ListOptions<Field, Filter>,
  'columns'
> & {
  /** The list's name in GET /api/exportar/<name>; the browser stores the choice of columns under it. */
  name: string
  columns: Column<Row, Field>[]
  /** For a list by time, which starts with the coming records; its filter is `quando`. */
  periods?: readonly Choice[]
  /**
   * Converts the filters of the address to the API's filter. Anybody may have written the address, so the values are
   * checked.
   */
  filtro?: (filters: Partial<Record<Filter, string>>) => FiltroOf<Variables>
  /** Further variables of the query. */
  variables?: Partial<Variables>
  /** Variables for the screen only; the printed sheet loads its pages without them. */
  onScreen?: (list: ListState<Field, Filter>) => Partial<Variables>
  /** Takes the page from the response. */
  page: (data: Data) => { nodes: NoInfer<Row>[]; totalCount: number }
  /** 'cache-and-network' for lists that other people change often. */
  fetchPolicy?: WatchQueryFetchPolicy
}

/** A list of the API for its screen: the data that ListTools, SearchBox, Filters and ListTable need. */
export interface ListQuery<Row, Data, Field extends string, Filter extends string> {
  name: string
  list: ListState<Field, Filter>
  /** The state in the address. For a list by time, the coming records are the default period. */
  stated: ListState<Field, Filter>
  /** The tabs of the periods, for lists by time. */
  tabs: ReactNode
  columns: Columns<Row, Field>
  page: ListPage<Row>
  /** The data of the last complete response; it stays while the next one loads. */
  data: Data | undefined
  /** Why the last request failed, for screens that cannot show anything without the list. */
  error: unknown
  /** The search, the filters and the variables for an export, in the form that the API takes. */
  exported: Pick<ListState<Field>, 'busca' | 'filters' | 'variables'>
  load: LoadPage<Row>
  /** How many records of the list are in the recycle bin. */
  countDeleted(): Promise<number>
  refetch(): Promise<unknown>
}

/**
 * One page of a list, with the search, order, filters and page of the address: `useListQuery(ItensDocument, {
 * name: 'itens', columns, order, filters, filtro: withBin, page: ({ itens }) => itens })`. While the
 * next page loads, or when it fails to load, the old rows stay.
 */
export function useListQuery<
  Row extends ListRow,
  Data,
  Variables extends OperationVariables,
  Field extends string,
  Filter extends string = never,
>(
  document: TypedDocumentNode<Data, Variables>,
  options: Options<Row, Data, Variables, Field, Filter>,
): ListQuery<Row, Data, Field, Filter> {
  const client = useApolloClient()
  const { name, fetchPolicy, page: pick } = options
  const columns = useColumns(name, options.columns)
  const stated = useList({ ...options, columns: columns.all })
  const { list, tabs, page: inTime } = usePeriod(stated, options.periods)
  const filtro = options.filtro?.(list.filters)
  const asked = { ...list.variables, ...options.variables, ...(filtro && { filtro }) } as unknown as Variables
  const variables = { ...asked, ...options.onScreen?.(list) }
  const context = { failureShown: true, opensScreen: true }
  const result = useQuery(document, { variables, fetchPolicy, context }) as useQuery.Result<Data, Variables>
  const data = (result.data ?? result.previousData) as Data | undefined
  const read = async (further: object) => {
    const query = { query: document, variables: { ...asked, ...further }, fetchPolicy: 'no-cache' as const }
    return pick(dataOf(await client.query<Data, Variables>(query)))
  }
  const page = inTime(toPage({ ...result, data: result.data as Data | undefined }, pick))
  useSavedPage(page, list, read)

  return {
    name,
    list,
    stated,
    tabs,
    columns,
    page,
    data,
    error: result.error,
    exported: { ...list, filters: filtro ? asText(filtro) : list.filters },
    load: read,
    countDeleted: async () => {
      const deleted = options.filtro?.({ ...list.filters, excluidos: 'true' } as typeof list.filters)
      return (await read({ first: 1, filtro: deleted })).totalCount
    },
    refetch: () => result.refetch(),
  }
}

/** The usual filter: the filters in the address, and whether deleted records are shown. */
export const withBin = <Filter extends string>(filters: Partial<Record<Filter | 'excluidos', string>>) => ({
  ...filters,
  excluidos: filters.excluidos === 'true',
})

/** A filter of the address, if it is one of the choices; the server refuses the whole list because of any other value. */
export const among = <Value extends string>(choices: readonly { value: Value }[], value: string | undefined) =>
  choices.find((choice) => choice.value === value)?.value

/** A filter as query parameters of an export; unset filters are left out. */
const asText = (filtro: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filtro)
      .filter(([, value]) => value != null && value !== false)
      .map(([name, value]) => [name, String(value)]),
  )
