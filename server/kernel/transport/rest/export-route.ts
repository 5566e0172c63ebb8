import type { ExportedFile } from '../export/export.js'
import { fileRoute } from './file-route.js'
import { type Call, type Filters, filterQuery, type RestRequest, type Route } from './route.js'

/**
 * GET /exportar/<name>: the whole filtered list as a file. `ordem` is 'campo:ASC' or 'campo:DESC'; the parameters named in
 * `filters` become the use case's `filtro`.
 */
export const exportRoute = <Raw>(
  name: string,
  call: Call<Raw, ExportedFile>,
  filters: Filters,
  described: { summary: string; tag: string },
): Route =>
  fileRoute(`/exportar/${name}`, call, (request) => exportQuery(request, filters) as Omit<Raw, 'idCliente'>, {
    ...described,
    file: ['csv', 'xlsx'],
    required: ['formato'],
    query: {
      formato: 'csv ou xlsx.',
      busca: 'Texto a procurar.',
      ordem: 'Campo e sentido, como nome:ASC.',
      ...filters,
    },
  })

function exportQuery(request: RestRequest, filters: Filters): object {
  const { formato, busca, ordem } = request.query
  const [campo, direcao = 'ASC'] = ordem?.split(':') ?? []
  return { formato, busca, ordem: campo ? { campo, direcao } : undefined, filtro: filterQuery(request, filters) }
}
