import { useState } from 'react'

/** The photo of a record in its form: one chosen and not yet sent, or the present one to be taken away. */
export function usePhoto(stored: string | null | undefined) {
  const [file, choose] = useState<File>()
  const [dropped, drop] = useState(false)
  return {
    file,
    removed: dropped && !file,
    /** Something of it is not saved yet. */
    dirty: file !== undefined || dropped,
    /** As at the beginning, once it is saved. */
    settle: () => {
      choose(undefined)
      drop(false)
    },
    field: { current: dropped ? null : stored, file, onChange: choose, onRemove: () => drop(true) },
  }
}
