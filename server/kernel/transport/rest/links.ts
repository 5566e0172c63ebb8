import { type Route, shapeOf, statusOf } from './route.js'

const record = /\/\{\w+\}$/

/**
 * Where a created record is read: its path and one more parameter, if the table has such a route.
 * @returns the address template of a route's record
 */
export function recordAddresses(routes: readonly Route[]): (route: Route) => string | undefined {
  const read = routes.filter(({ method, path, list }) => method === 'GET' && !list && record.test(path))
  const shapes = new Set(read.map(({ path }) => shapeOf(path.replace(record, ''))))
  return (route) => (statusOf(route) === 201 && shapes.has(shapeOf(route.path)) ? `/api${route.path}/{id}` : undefined)
}

/**
 * The pages around one of a list (RFC 8288). The addresses keep the other parameters of the request.
 * @param url of the request
 */
export function pageLinks(url: string, { limit, offset, total }: { limit: number; offset: number; total: number }) {
  const last = total > 0 ? Math.floor((total - 1) / limit) * limit : 0
  const pages = {
    first: 0,
    ...(offset > 0 && { prev: Math.max(0, Math.min(offset - limit, last)) }),
    ...(offset + limit < total && { next: offset + limit }),
    last,
  }
  return Object.entries(pages)
    .map(([rel, from]) => `<${withOffset(url, from)}>; rel="${rel}"`)
    .join(', ')
}

function withOffset(url: string, offset: number): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.set('offset', String(offset))
  return `${pathname}?${searchParams}`
}
