import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react'

/** Counts the forms with unsaved input in the dialog around them. */
export const UnsavedForms = createContext<Dispatch<SetStateAction<number>> | null>(null)

/** While `unsaved`, the dialog around this form, if any, is closed by a press on Escape only after a confirmation. */
export function useUnsavedInModal(unsaved: boolean): void {
  const count = useContext(UnsavedForms)
  useEffect(() => {
    if (!unsaved || !count) return
    count((forms) => forms + 1)
    return () => count((forms) => forms - 1)
  }, [unsaved, count])
}
