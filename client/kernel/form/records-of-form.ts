import { createContext, useContext, useEffect, useRef } from 'react'

/**
 * The functions that clear the form's record fields. A record belongs to one church, so changing the form's church
 * clears them.
 */
export const RecordsOfForm = createContext<Set<() => void> | null>(null)

/** Registers with the surrounding form how to clear this field. */
export function useRecordOfForm(empty: () => void): void {
  const records = useContext(RecordsOfForm)
  const latest = useRef(empty)
  useEffect(() => {
    latest.current = empty
  })
  useEffect(() => {
    const call = () => latest.current()
    records?.add(call)
    return () => {
      records?.delete(call)
    }
  }, [records])
}
