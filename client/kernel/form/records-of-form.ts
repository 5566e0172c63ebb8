import { createContext, useContext, useEffect, useRef } from 'react'

/**
 * What empties each field of the form that holds a record. A record is of one church: when the form goes to another, what was
 * chosen stays behind.
 */
export const RecordsOfForm = createContext<Set<() => void> | null>(null)

/** Tells the form around how to empty this field. */
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
