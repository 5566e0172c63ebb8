import { churchHeaders, getToken, previewHeaders } from '../../../kernel/apollo'

const authorization = () => ({ authorization: `Bearer ${getToken() ?? ''}`, ...previewHeaders(), ...churchHeaders() })

/** The schema as SDL with its descriptions, the same file that third-party tools get. */
export async function loadSchema(): Promise<string> {
  const response = await fetch('/api/schema.graphql', { headers: authorization() })
  if (!response.ok) throw new Error(`schema.graphql: ${response.status}`)
  return response.text()
}

type Params = { query: string; variables?: unknown; operationName?: string | null }

/** Sends the session's token. A header typed in the explorer, such as an API token, replaces it. */
export async function fetcher(params: Params, options?: { headers?: Record<string, unknown> }) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...authorization(),
      ...(options?.headers as Record<string, string>),
    },
    body: JSON.stringify(params),
  })
  return response.json()
}
