type LoadPage = (page: { first: number; after?: string }) => Promise<{ nodes: { id: number }[]; totalCount: number }>

const PAGE = 100

/** A row that lies deeper would take too many requests. */
const MOST = 2000

/**
 * The number of the list's page that has this record, from 1; undefined when it is not among the first 2,000.
 * @param size how many rows a page of the list has
 * @param over asked between two requests: nobody waits for it any more
 */
export async function pageWith(
  id: number,
  size: number,
  load: LoadPage,
  over: () => boolean,
): Promise<number | undefined> {
  for (let before = 0, total = 1; before < Math.min(total, MOST) && !over(); before += PAGE) {
    const { nodes, totalCount } = await load({ first: PAGE, ...(before && { after: String(before) }) })
    const index = nodes.findIndex((row) => row.id === id)
    if (index >= 0) return Math.floor((before + index) / size) + 1
    total = totalCount
  }
  return undefined
}
