import { flushSync } from 'react-dom'
import { type Preview, setPreview } from '../apollo'
import { hasUnsavedInput } from '../later'
import type { Confirmation } from '../ui/confirm-dialog'

type Tools = { confirm: (asked: Confirmation) => Promise<boolean>; navigate: (to: string) => void }

/**
 * Begins a preview (null ends it). The screens of one person are discarded before those of the other are opened, so the
 * user is asked first when input would be lost.
 * @returns whether it changed
 */
async function change(preview: Preview | null, to: string, { confirm, navigate }: Tools): Promise<boolean> {
  const loses = hasUnsavedInput()
  if (
    loses &&
    !(await confirm({
      title: 'Sair sem salvar?',
      text: 'O que você preencheu será perdido.',
      confirmText: 'Sair sem salvar',
      danger: true,
    }))
  )
    return false
  // now, so that the form's own guard does not ask again
  flushSync(() => setPreview(preview))
  navigate(to)
  return true
}

/** Shows this tab's screens as the person sees them, from the first screen on. */
export const beginPreview = (preview: Omit<Preview, 'back'>, tools: Tools): Promise<boolean> =>
  change({ ...preview, back: window.location.pathname + window.location.search }, '/dashboard/home', tools)

/** Shows the administrator's own screens again, where the preview was begun. */
export const endPreview = ({ back }: Preview, tools: Tools): Promise<boolean> => change(null, back, tools)
