import { Button, Callout } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'
import { useEmitirMeuComprovanteMutation } from './minhas.generated'
import styles from './minhas.module.css'

/**
 * Issues and downloads the numbered statement of a year. When it cannot be issued, the person tries again or takes the
 * sheet without a number.
 */
export function useComprovante(ano: number) {
  const [emitir] = useEmitirMeuComprovanteMutation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ ano: number; text: string }>()
  const download = () =>
    downloadFile(`/comprovante-contribuicoes?ano=${ano}`, `contribuicoes-${ano}.pdf`).catch((error: unknown) =>
      toast.error(downloadText(error, 'Não foi possível baixar o comprovante.')),
    )
  const issue = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await emitir({ variables: { ano } })
    } catch (error) {
      setFailure({ ano, text: errorText(error, `Não foi possível emitir o comprovante de ${ano}.`) })
      return
    } finally {
      setBusy(false)
    }
    await download()
  }
  // the failure of one year is not shown for another one
  const shown = failure?.ano === ano ? failure.text : undefined
  return {
    button: (
      <Button
        variant="outlined"
        icon={<Download />}
        text={`Comprovante de ${ano}`}
        loading={busy}
        onClick={() => void issue()}
      />
    ),
    notice: shown && <SemNumero text={shown} again={() => void issue()} download={() => void download()} />,
  }
}

type Props = { text: string; again: () => void; download: () => void }

function SemNumero({ text, again, download }: Props) {
  return (
    <Callout intent="warning" role="alert" title="O comprovante numerado não foi emitido">
      <p>{text} Sem número, a folha diz o mesmo, mas não pode ser conferida pelo QR.</p>
      <div className={styles.choices}>
        <Button text="Tentar de novo" onClick={again} />
        <Button variant="outlined" text="Baixar sem número" onClick={download} />
      </div>
    </Callout>
  )
}
