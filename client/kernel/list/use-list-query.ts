import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { dataOf } from '../apollo'
import type { Column, Columns, ListRow } from './columns'
import { useColumns } from './columns'
import { type ListPage, toPage } from './page'
import { type Choice, usePeriod } from './period'
import type { LoadPage } from './print'
import { type ListOptions, type ListState, useList } from './use-list'

type FiltroOf<Variables> = Variables extends { filtro?: infer Filtro } ? NonNullable<Filtro> : never

type Options<Row, Data, Variables, Field extends string, Filter extends string> = Omit<
  ListOptions<Field, Filter>,
  'columns'
> & {
  /** Of the list in GET /api/exportar/<name>; the browser remembers the choice of columns under it. */
  name: string
  columns: Column<Row, Field>[]
  /** The list is in time and opens at what comes next; its filter is `quando`. */
  periods?: readonly Choice[]
  /** What the API filters by, out of what the address says: anybody may have written that. */
  filtro?: (filters: Partial<Record<Filter, string>>) => FiltroOf<Variables>
  /** What else the query asks for. */
  variables?: Partial<Variables>
  /** What only the screen asks for: the printed sheet reads page after page without it. */
  onScreen?: (list: ListState<Field, Filter>) => Partial<Variables>
  /** Where the page is in the answer. */
  page: (data: Data) => { nodes: NoInfer<Row>[]; totalCount: number }
  /** 'cache-and-network' where others change the list by the hour. */
  fetchPolicy?: WatchQueryFetchPolicy
}

/** A list of the API on its screen: what the parts of the screen (ListTools, SearchBox, Filters, ListTable) need. */
export interface ListQuery<Row, Data, Field extends string, Filter extends string> {
  name: string
  list: ListState<Field, Filter>
  /** What the address says; a list in time shows what comes next without being told. */
  stated: ListState<Field, Filter>
  /** The choice of the time, for lists in time. */
  tabs: ReactNode
  columns: Columns<Row, Field>
  page: ListPage<Row>
  /** The whole answer; while the next one loads, the last one. */
  data: Data | undefined
  /** The list as it is exported: with the filters as the API reads them. */
  exported: Pick<ListState<Field>, 'busca' | 'filters' | 'variables'>
  load: LoadPage<Row>
  refetch(): Promise<unknown>
}

/**
 * One page of a list, with the search, order, filters and page of the address: `useListQuery(PatrimoniosDocument, { name:
 * 'patrimonios', columns, order, filters, filtro: withBin, page: ({ patrimonios }) => patrimonios })`. While the next page loads,
 * or cannot be loaded, the rows of the last one stay.
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
  const result = useQuery(document, { variables, fetchPolicy } as never) as useQuery.Result<Data, Variables>
  const data = (result.data ?? result.previousData) as Data | undefined

  return {
    name,
    list,
    stated,
    tabs,
    columns,
    page: inTime(toPage({ ...result, data }, pick)),
    data,
    exported: { ...list, filters: filtro ? asText(filtro) : list.filters },
    load: async (slice) => {
      const query = { query: document, variables: { ...asked, ...slice }, fetchPolicy: 'no-cache' as const }
      return pick(dataOf(await client.query<Data, Variables>(query as never)))
    },
    refetch: () => result.refetch(),
  }
}

/** The usual filter: what the address says, and whether the deleted ones are shown. */
export const withBin = <Filter extends string>(filters: Partial<Record<Filter | 'excluidos', string>>) => ({
  ...filters,
  excluidos: filters.excluidos === 'true',
})

/** A filter as the address of an export takes it; what does not filter is left out. */
const asText = (filtro: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filtro)
      .filter(([, value]) => value != null && value !== false)
      .map(([name, value]) => [name, String(value)]),
  )
