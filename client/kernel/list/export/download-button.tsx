import { Button, type ButtonProps } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import { toast } from '../../ui'
import { downloadFile, downloadText } from './download'

type Props = Pick<ButtonProps, 'text' | 'variant' | 'intent' | 'aria-label'> & {
  path: string
  /** the file's name when the server sends none */
  name: string
  failureText: string
}

/** A button that downloads a file of the API. */
export function DownloadButton({ path, name, failureText, ...button }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(path, name)
    } catch (error) {
      toast.error(downloadText(error, failureText))
    } finally {
      setBusy(false)
    }
  }
  return <Button icon={<Download />} loading={busy} onClick={() => void download()} {...button} />
}
