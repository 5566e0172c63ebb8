import { flushSync } from 'react-dom'
import { changePreview, type Preview } from '../apollo/preview'
import { hasUnsavedInput } from '../later'
import type { Confirmation } from '../ui/confirm-dialog'

type Confirm = (asked: Confirmation) => Promise<boolean>

/**
 * Begins a preview (null ends it) by loading the page again, so that nothing of one person is left in memory. The user
 * is asked first when input would be lost.
 */
async function change(preview: Preview | null, to: string, confirm: Confirm): Promise<void> {
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
    return
  // now, so that the form's own guard does not ask again
  flushSync(() => changePreview(preview))
  window.location.assign(to)
}

/** Shows this tab's screens as the person sees them, from the first screen on. */
export const beginPreview = (preview: Omit<Preview, 'back'>, confirm: Confirm): Promise<void> =>
  change({ ...preview, back: window.location.pathname + window.location.search }, '/dashboard/home', confirm)

/** Shows the administrator's own screens again, where the preview was begun. */
export const endPreview = ({ back }: Preview, confirm: Confirm): Promise<void> => change(null, back, confirm)
