import { churchHeaders, errorText, expireToken, getToken, previewHeaders, withReason } from '../../apollo'
import type { ListState } from '../use-list'

type Exported = Pick<ListState, 'busca' | 'variables' | 'filters'>

/** Downloads the whole filtered list. */
export const downloadList = (name: string, format: 'csv' | 'xlsx', list: Exported): Promise<void> =>
  downloadFile(`/exportar/${name}?${exportParams(format, list)}`, `${name}.${format}`)

/** The server's refusal of a download. Any other error of a download means that the connection was lost. */
export class DownloadRefused extends Error {
  constructor(
    readonly status: number,
    /** the server's sentence; undefined when the answer was not the server's, or it failed */
    readonly reason?: string | undefined,
  ) {
    super(reason ?? `download answered ${status}`)
  }
}

/** What the failure of a download is told as: the sentence, and the server's reason if it gave one. */
export const downloadText = (error: unknown, sentence: string): string =>
  error instanceof DownloadRefused && error.reason ? withReason(sentence, error.reason) : errorText(error, sentence)

/** The sentence of a refusal, which the API sends as JSON. */
async function reasonOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => null)
  const { erro, codigo } = (body ?? {}) as { erro?: unknown; codigo?: unknown }
  return typeof erro === 'string' && erro && codigo !== 'INTERNAL' ? erro : undefined
}

/**
 * Downloads a file of the API. A plain link does not work, because the token must be sent in a header.
 * @param name the file name when the server sends none
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  const token = getToken()
  const response = await fetch(`/api${path}`, {
    headers: token ? { authorization: `Bearer ${token}`, ...previewHeaders(), ...churchHeaders() } : {},
  })
  if (response.status === 401 && token) expireToken(token)
  if (!response.ok) throw new DownloadRefused(response.status, await reasonOf(response))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(response.headers.get('content-disposition')) ?? name
  link.click()
  URL.revokeObjectURL(url)
}

function exportParams(format: string, list: Exported): URLSearchParams {
  const { ordem } = list.variables
  const params = new URLSearchParams({ formato: format })
  if (ordem) params.set('ordem', `${ordem.campo}:${ordem.direcao}`)
  if (list.busca) params.set('busca', list.busca)
  for (const [name, value] of Object.entries(list.filters)) if (value) params.set(name, value)
  return params
}

const fileName = (disposition: string | null) => disposition?.match(/filename="?([^";]+)"?/)?.[1]
