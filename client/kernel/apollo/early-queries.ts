import { getPreview } from './preview.js'
import { getToken } from './token.js'

/** The data of a query without variables, or null when the request failed or was refused. */
export type EarlyAnswer = Promise<Record<string, unknown> | null>

/** An older answer is not used: the screen that asks then has been opened later. */
const USED_FOR_MS = 30_000

const sent = new Map<string, { token: string; at: number; answer: EarlyAnswer }>()

/**
 * Sends a query without variables before Apollo Client has been loaded, so that the server works while the scripts are
 * still coming. `query` is the text that Apollo Client would send. A preview as another person sends nothing early.
 */
export function askEarly(name: string, query: string): EarlyAnswer {
  const token = getToken()
  if (!token || getPreview()) return Promise.resolve(null)
  const answer = ask(name, query, token)
  sent.set(name, { token, at: performance.now(), answer })
  return answer
}

async function ask(operationName: string, query: string, token: string) {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ operationName, variables: {}, query }),
    })
    const { data, errors } = (await answer.json()) as { data?: Record<string, unknown> | null; errors?: unknown }
    return answer.ok && data && !errors ? data : null
  } catch {
    return null
  }
}

/** The answer of a query that was sent early for this session. It is given out once. */
export function takeEarly(name: string | undefined, variables: object, token: unknown): EarlyAnswer | undefined {
  const early = name === undefined ? undefined : sent.get(name)
  if (!early || name === undefined || Object.keys(variables).length > 0) return undefined
  sent.delete(name)
  const usable = early.token === token && !getPreview() && performance.now() - early.at < USED_FOR_MS
  return usable ? early.answer : undefined
}
