import { useState } from 'react'
import { httpStatus } from '../../../../kernel/apollo'

/** How many records of a batch were sent. */
export type Progress = { sent: number; total: number }

type Work<Item> = {
  send: (item: Item) => Promise<unknown>
  onSaved: (item: Item) => void
  /** `refused` is true when the server responded that the record was not saved. */
  onFailed: (item: Item, error: unknown, refused: boolean) => void
}

/** HTTP statuses after which the next record would fail in the same way. */
const STOPPING = [401, 429]

/** Sends records one after the other and reports each result. It stops when the server cannot be reached. */
export function useOneByOne() {
  const [progress, setProgress] = useState<Progress>()
  const run = async <Item>(items: readonly Item[], { send, onSaved, onFailed }: Work<Item>) => {
    for (const [index, item] of items.entries()) {
      setProgress({ sent: index, total: items.length })
      try {
        await send(item)
        onSaved(item)
      } catch (error) {
        const status = httpStatus(error) ?? 0
        const refused = status >= 400 && status < 500
        onFailed(item, error, refused)
        if (!refused || STOPPING.includes(status)) break
      }
    }
    setProgress(undefined)
  }
  return { progress, run }
}
