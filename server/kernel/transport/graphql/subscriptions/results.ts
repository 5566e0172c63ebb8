import type { ExecutionResult } from 'graphql'

type Result = IteratorResult<ExecutionResult, undefined>

/**
 * The results of a subscription, one per event, until an event fails: a person who has lost access gets one error, then
 * the subscription ends.
 * @param execute the result of an event
 * @param failed told of an error that is none of the result's own
 */
export function resultsOf(
  source: AsyncIterable<unknown>,
  execute: (event: unknown) => Promise<ExecutionResult>,
  failed: (error: unknown) => void,
) {
  const events = source[Symbol.asyncIterator]()
  let over = false
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    over = true
    await events.return?.()
    return { value: undefined, done: true }
  }
  return {
    async next(): Promise<Result> {
      if (over) return end()
      try {
        const event = await events.next()
        if (event.done) return end()
        const value = await execute(event.value)
        if (value.errors?.length) over = true
        return { value, done: false }
      } catch (error) {
        await end()
        failed(error)
        return { value: undefined, done: true }
      }
    },
    return: end,
    async throw(error: unknown): Promise<never> {
      await end()
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
