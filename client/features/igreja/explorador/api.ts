import { getToken } from '../../../kernel/apollo'

const authorization = () => ({ authorization: `Bearer ${getToken() ?? ''}` })

/** The SDL with its descriptions, as third-party tools get it. */
export async function loadSchema(): Promise<string> {
  const response = await fetch('/api/schema.graphql', { headers: authorization() })
  if (!response.ok) throw new Error(`schema.graphql: ${response.status}`)
  return response.text()
}

type Params = { query: string; variables?: unknown; operationName?: string | null }

/** Sends with the session's token; a header written in the explorer (an API token, for one) takes its place. */
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
