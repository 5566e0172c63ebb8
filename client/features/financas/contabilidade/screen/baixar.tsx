import { Button, type ButtonProps } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'

type Props = {
  /** of the API, with its parameters */
  path: string
  /** the file name when the server sends none */
  name: string
  text: string
  /** what is downloaded, for screen readers and the text of a failure: 'os pagamentos em CSV' */
  what: string
} & Pick<ButtonProps, 'intent'>

/** Downloads one of the files for the accountant. */
export function Baixar({ path, name, text, what, intent }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(path, name)
    } catch (error) {
      toast.error(downloadText(error, `Não foi possível baixar ${what}.`))
    }
    setBusy(false)
  }
  return (
    <Button
      variant={intent ? undefined : 'outlined'}
      intent={intent ?? 'none'}
      icon={<Download />}
      text={text}
      aria-label={`Baixar ${what}`}
      loading={busy}
      onClick={() => void download()}
    />
  )
}
