import { useState } from 'react'

/**
 * The state of a picture in a form: a new picture that is not uploaded yet, or the stored picture marked for removal.
 */
export function usePhoto(stored: string | null | undefined) {
  const [file, choose] = useState<File>()
  const [dropped, drop] = useState(false)
  return {
    file,
    removed: dropped && !file,
    /** Whether there is an unsaved change. */
    dirty: file !== undefined || dropped,
    /** Back to the initial state, after saving. */
    settle: () => {
      choose(undefined)
      drop(false)
    },
    field: { current: dropped ? null : stored, file, onChange: choose, onRemove: () => drop(true) },
  }
}
