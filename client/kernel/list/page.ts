/** One page of a list for the parts of its screen. `rows` is undefined until the first response. */
export type ListPage<Row> = {
  rows: Row[] | undefined
  total: number | undefined
  /** False while the rows of the previous search or filters are still shown. */
  current: boolean
  loading: boolean
  failed: boolean
  retry(): void
}

type Result<Data> = {
  data?: Data
  previousData?: Data
  loading: boolean
  error?: unknown
  refetch(): Promise<unknown>
}

/** Takes a page from a query's result. While the next page loads, the old rows stay. */
export function toPage<Data, Row>(
  result: Result<Data>,
  pick: (data: Data) => { nodes: Row[]; totalCount: number },
): ListPage<Row> {
  const data = result.data ?? result.previousData
  const page = data && pick(data)
  return {
    rows: page?.nodes,
    total: page?.totalCount,
    current: result.data !== undefined,
    loading: result.loading,
    failed: Boolean(result.error) && !result.loading,
    // The list itself shows the failure of a retry.
    retry: () => void result.refetch().catch(() => undefined),
  }
}
