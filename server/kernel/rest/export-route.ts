import type { ExportedFile } from '../export/export.js'
import { FileReply } from './mount.js'
import { type Filters, filterQuery, type RestRequest, type Route, route } from './route.js'

type ExportCase<Raw> = Parameters<typeof route<Raw, ExportedFile>>[2]

/**
 * GET /exportar/<name>: the whole filtered list as a file. `ordem` is 'campo:ASC' or 'campo:DESC'; the parameters named in
 * `filters` become the use case's `filtro`.
 */
export const exportRoute = <Raw>(
  name: string,
  call: ExportCase<Raw>,
  filters: Filters,
  described: { summary: string; tag: string },
): Route =>
  route(
    'GET',
    `/exportar/${name}`,
    call,
    (request) => exportQuery(request, filters) as Omit<Raw, 'idCliente'>,
    toReply,
    {
      ...described,
      required: ['formato'],
      query: {
        formato: 'csv ou xlsx.',
        busca: 'Texto a procurar.',
        ordem: 'Campo e sentido, como nome:ASC.',
        ...filters,
      },
    },
  )

const toReply = ({ filename, type, data }: ExportedFile) => new FileReply(filename, type, data)

function exportQuery(request: RestRequest, filters: Filters): object {
  const { formato, busca, ordem } = request.query
  const [campo, direcao = 'ASC'] = ordem?.split(':') ?? []
  return { formato, busca, ordem: campo ? { campo, direcao } : undefined, filtro: filterQuery(request, filters) }
}
