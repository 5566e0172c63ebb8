import { ApolloLink, Observable } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { httpStatus } from './errors.js'
import { hasFiles } from './upload-link.js'

const HEADER = 'Idempotency-Key'

/** A new Idempotency-Key. Avoids crypto.randomUUID, which is missing on pages without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Mutation context with this Idempotency-Key, for a key that must outlive a reload or changed input. All other mutations
 * get their key from idempotencyLink.
 */
export const idempotent = (key: string) => ({ headers: { [HEADER]: key } })

/** A mutation whose response was lost: the server may have done it. */
type Lost = { call: string; key: string; at: number }

const MOST = 50

let lost: Lost[] = []
let clock = 0

/** Forgets the keys of the lost responses, with their variables. */
export const forgetKeys = () => {
  lost = []
}

/**
 * Sends an Idempotency-Key with each mutation. When the response is lost, the key is kept: the same mutation with the
 * same variables then repeats the same request, and the server returns the first result instead of saving twice. Two
 * equal mutations that are under way together have two keys, because they are two wishes (two visitors are counted).
 *
 * A mutation that succeeds later makes the server forget nothing, but the person has gone on: who deactivates a record
 * and activates it again must not get the result of the first, lost activation. So it discards the keys lost before it.
 *
 * Operation context: `{ secret: true }` sends no key, so that neither the server stores the result nor this list the
 * variables: for passwords and for what is shown only once. Files are sent without a key, which the server ignores there.
 */
export const idempotencyLink = new ApolloLink((operation, forward) => {
  const { headers, anonymous, endsSession, secret } = operation.getContext()
  const { operationName, operationType, variables } = operation
  if (operationType !== 'mutation' || anonymous || endsSession || secret) return forward(operation)
  if (headers?.[HEADER] || hasFiles(variables)) return forward(operation)
  const call = `${operationName} ${JSON.stringify(variables, withoutPasswords)}`
  const key = take(call) ?? newKey()
  const sent = ++clock
  operation.setContext({ headers: { ...headers, [HEADER]: key } })
  return new Observable((observer) => {
    let open = true
    const end = (error: unknown) => {
      if (!open) return
      open = false
      if (error === undefined) lost = lost.filter(({ at }) => at > sent)
      else if (mayBeDone(error)) lost = [...lost, { call, key, at: ++clock }].slice(-MOST)
    }
    const subscription = forward(operation).subscribe({
      next(result) {
        end(result.errors?.length ? new CombinedGraphQLErrors(result) : undefined)
        observer.next(result)
      },
      error(error) {
        end(error)
        observer.error(error)
      },
      complete: () => observer.complete(),
    })
    return () => {
      end(new Error('cancelled'))
      subscription.unsubscribe()
    }
  })
})

/** An input may confirm a change with the password; it is not kept in memory. */
const withoutPasswords = (name: string, value: unknown) => (/senha|password/i.test(name) ? undefined : value)

function take(call: string): string | undefined {
  const found = lost.find((each) => each.call === call)
  lost = lost.filter((each) => each !== found)
  return found?.key
}

/** These refusals come before the server looks for the key, so an earlier request with it may have been done. */
const BEFORE_KEY = [401, 408, 429]

/** Whether the server may have done the mutation, although this error came instead of its result. */
function mayBeDone(error: unknown): boolean {
  const status = httpStatus(error) ?? 0
  return status < 400 || status >= 500 || BEFORE_KEY.includes(status)
}
