import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { useViewer } from '../../../kernel/session'
import { StatusDot } from '../../../kernel/ui'
import { Card } from './card'
import type { PrepararDoisFatoresMutation } from './dois-fatores.generated'
import { Activate } from './dois-fatores-ativar'
import { RecoveryCodes } from './dois-fatores-codigos'
import { DeactivateDialog, PasswordDialog } from './dois-fatores-dialogs'

type Preparation = PrepararDoisFatoresMutation['prepararDoisFatores']

/** Enables two-step sign-in (password, QR code, first code, recovery codes), or disables it. */
export function DoisFatores() {
  const { doisFatores } = useViewer()
  const [dialog, setDialog] = useState(false)
  const [preparation, setPreparation] = useState<Preparation | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => setDialog(false)

  return (
    <Card
      title="Verificação em duas etapas"
      text="Além da senha, um código do seu celular: mesmo quem descobrir a sua senha não entra."
      actions={doisFatores && <StatusDot color="success" text="Ativada" />}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : preparation ? (
        <Activate
          preparation={preparation}
          onCancel={() => setPreparation(null)}
          onActive={(recoveryCodes) => {
            setPreparation(null)
            setCodes(recoveryCodes)
          }}
        />
      ) : (
        <p style={{ marginTop: 'var(--space-4)' }}>
          <Button
            intent={doisFatores ? 'none' : 'primary'}
            text={doisFatores ? 'Desativar' : 'Ativar verificação em duas etapas'}
            onClick={() => setDialog(true)}
          />
        </p>
      )}
      {dialog && !doisFatores && (
        <PasswordDialog
          onClose={close}
          onPrepared={(prepared) => {
            setPreparation(prepared)
            close()
          }}
        />
      )}
      {dialog && doisFatores && <DeactivateDialog onClose={close} />}
    </Card>
  )
}
