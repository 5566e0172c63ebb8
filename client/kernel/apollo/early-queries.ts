import { type Asked, askedBefore } from './asked-before.js'
import { churchHeaders } from './church.js'
import { getPreview } from './preview.js'
import { getToken } from './token.js'

/** The data of a query, or null when the request failed or was refused. */
export type EarlyAnswer = Promise<Record<string, unknown> | null>

/** An older answer is not used: the screen that asks then has been opened later. */
const USED_FOR_MS = 30_000

type Early = { token: string; at: number; variables: string; text?: string; answer: EarlyAnswer }

const sent = new Map<string, Early>()

/** The answers that nobody took are older than a change, or belong to another person. */
export const forgetEarly = (): void => sent.clear()

/**
 * Sends a query without variables before Apollo Client has been loaded, so that the server works while the scripts are
 * still coming. `query` is the text that Apollo Client would send. A preview as another person sends nothing early.
 */
export const askEarly = (name: string, query: string): EarlyAnswer => send({ name, query, variables: {} })

/**
 * Sends early what the screen at this address asked first when it was opened the last time. The answer is used if the
 * screen asks the same again: a new build may ask for other fields.
 */
export function askAgain(path: string): void {
  const asked = askedBefore(path)
  if (asked) void send(asked, asked.query)
}

function send({ name, query, variables }: Asked, text?: string): EarlyAnswer {
  const token = getToken()
  if (!token || getPreview()) return Promise.resolve(null)
  const answer = ask({ operationName: name, variables, query }, token)
  sent.set(name, { token, at: performance.now(), variables: JSON.stringify(variables), text, answer })
  return answer
}

async function ask(request: { operationName: string; variables: object; query: string }, token: string) {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...churchHeaders(), authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
    })
    const { data, errors } = (await answer.json()) as { data?: Record<string, unknown> | null; errors?: unknown }
    return answer.ok && data && !errors ? data : null
  } catch {
    return null
  }
}

/** The answer of a query that was sent early for this session. It is given out once. */
export function takeEarly(asked: Asked, token: unknown): EarlyAnswer | undefined {
  const early = sent.get(asked.name)
  if (early?.variables !== JSON.stringify(asked.variables)) return undefined
  sent.delete(asked.name)
  const same = early.text === undefined || early.text === asked.query
  const usable = same && early.token === token && !getPreview() && performance.now() - early.at < USED_FOR_MS
  return usable ? early.answer : undefined
}
