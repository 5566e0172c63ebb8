import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { addressParams, rememberList } from '../ui/address'

/** The page sizes; the first is the default. */
export const PAGE_SIZES: readonly number[] = [20, 50, 100]

export type Order<Field extends string> = { campo: Field; direcao: 'ASC' | 'DESC' }

/** The state that the parts of a list (search box, table, pager, export) read and change. */
export interface ListState<Field extends string = string, Filter extends string = string> {
  busca: string
  page: number
  size: number
  /** The page sizes. */
  sizes: readonly number[]
  order: Order<Field>
  filters: Partial<Record<Filter, string>>
  /** True when a search or a filter narrows the list. */
  narrowed: boolean
  /** Variables that every list of the API takes. */
  variables: { first: number; after?: string; busca?: string; ordem?: Order<Field> }
  search(text: string): void
  sortBy(field: Field): void
  orderBy(order: Order<Field>): void
  filterBy(name: Filter, value: string | undefined): void
  /** Goes to this page, or to the one computed from the current one. */
  goTo(page: number | ((present: number) => number)): void
  resize(size: number): void
  clear(): void
}

export type ListOptions<Field extends string, Filter extends string> = {
  /** The list's columns: the address can only sort by their fields. */
  columns: readonly { sort?: Field }[]
  order: Order<Field>
  /** The list's default order matches no column; `order` then only determines which sort direction comes next. */
  ownOrder?: boolean
  filters?: readonly Filter[]
  /** By default 20, 50 or 100; the first is the default size. */
  sizes?: readonly number[]
}

/**
 * State of a list, kept in the address (busca, ordem, pagina, tamanho and the filters' names), so that it can be shared
 * and survives "back".
 */
export function useList<Field extends string, Filter extends string = never>(
  options: ListOptions<Field, Filter>,
): ListState<Field, Filter> {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const { columns, filters: names = [], sizes = PAGE_SIZES } = options
  const usual = sizes[0] as number

  const busca = params.get('busca') ?? ''
  const page = readPage(params)
  const size = sizes.find((each) => String(each) === params.get('tamanho')) ?? usual
  const stated = readOrder(params.get('ordem'), columns)
  const order = stated ?? options.order
  const filters: Partial<Record<Filter, string>> = {}
  for (const name of names) filters[name] = params.get(name) || undefined

  /** Any change except a change of the page returns to the first page. */
  const change = (changes: Record<string, string | undefined>, replace = false) => {
    const next = addressParams()
    next.delete('pagina')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, preventScrollReset: true })
  }
  const orderBy = ({ campo, direcao }: Order<Field>) => change({ ordem: `${campo}:${direcao}` })

  return {
    busca,
    page,
    size,
    sizes,
    order,
    filters,
    narrowed: busca !== '' || names.some((name) => filters[name]),
    variables: {
      first: size,
      after: page > 1 ? String((page - 1) * size) : undefined,
      busca: busca || undefined,
      ordem: options.ownOrder ? stated : order,
    },
    search: (text) => change({ busca: text.trim() }, true),
    sortBy: (field) => {
      const present = readOrder(addressParams().get('ordem'), columns) ?? options.order
      const direcao = present.campo === field && present.direcao === 'ASC' ? 'DESC' : 'ASC'
      orderBy({ campo: field, direcao })
    },
    orderBy,
    filterBy: (name, value) => change({ [name]: value }),
    goTo: (to) => {
      const target = typeof to === 'number' ? to : to(readPage(addressParams()))
      change({ pagina: target > 1 ? String(target) : undefined })
    },
    resize: (next) => change({ tamanho: next === usual ? undefined : String(next) }),
    clear: () => change(Object.fromEntries(['busca', ...names].map((name) => [name, undefined]))),
  }
}

const readPage = (params: URLSearchParams) => Math.max(1, Number.parseInt(params.get('pagina') ?? '1', 10) || 1)

function readOrder<Field extends string>(
  text: string | null,
  columns: readonly { sort?: Field }[],
): Order<Field> | undefined {
  const [name, direcao] = (text ?? '').split(':')
  const campo = columns.find(({ sort }) => sort && sort === name)?.sort
  return campo && { campo, direcao: direcao === 'DESC' ? 'DESC' : 'ASC' }
}
