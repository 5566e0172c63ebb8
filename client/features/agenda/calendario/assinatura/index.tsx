import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { CopyField } from '../../../../kernel/copying'
import { DateText, ErrorState, Modal, Skeleton, toast, useConfirm } from '../../../../kernel/ui'
import {
  EnderecoCalendarioDocument,
  useCriarEnderecoCalendarioMutation,
  useEnderecoCalendarioQuery,
  useRevogarEnderecoCalendarioMutation,
} from './assinatura.generated'
import styles from './assinatura.module.css'

const options = { refetchQueries: [EnderecoCalendarioDocument], awaitRefetchQueries: true }

/**
 * The dialog for the secret address at which the current user's calendar programs read the church's calendar: creates,
 * copies and revokes it.
 */
export function AssinaturaDialog({ onClose }: { onClose: () => void }) {
  const confirm = useConfirm()
  const [url, setUrl] = useState<string>()
  const { data, error, refetch } = useEnderecoCalendarioQuery({ fetchPolicy: 'network-only' })
  const [criar, { loading: making }] = useCriarEnderecoCalendarioMutation({ ...options, context: { secret: true } })
  const [revogar, { loading: revoking }] = useRevogarEnderecoCalendarioMutation(options)
  const endereco = data?.enderecoCalendario
  const busy = making || revoking

  const make = async () => {
    const replaced = { text: 'O endereço atual deixará de funcionar onde já está em uso.', confirmText: 'Criar outro' }
    if (endereco && !(await confirm(replaced))) return
    try {
      const { data: made } = await criar()
      setUrl(made!.criarEnderecoCalendario.url)
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível criar o endereço.'))
    }
  }
  const revoke = async () => {
    const text =
      'O endereço deixará de funcionar onde já está em uso. Ele não volta a valer, mas você pode criar outro.'
    if (!(await confirm({ text, confirmText: 'Revogar', danger: true }))) return
    try {
      const { data: revoked } = await revogar()
      setUrl(undefined)
      toast.success(revoked!.revogarEnderecoCalendario.message)
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível revogar o endereço.'))
    }
  }

  return (
    <Modal title="Assinar o calendário" onClose={onClose} width={560} canOutsideClickClose={!url}>
      <p>
        Um endereço só seu, para o calendário do telefone ou do computador (Google, Apple, Outlook) mostrar o que a
        igreja tem. Ele se atualiza sozinho e mostra o que o seu perfil permite ver, sem detalhes reservados.
      </p>
      {error && (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar o endereço.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <Skeleton width="100%" height={60} />}
      {url && <Made url={url} />}
      {endereco && !url && (
        <p className={styles.state}>
          Criado em <DateText value={endereco.createdAt} />.{' '}
          {endereco.usadoEm ? (
            <>
              Último acesso em <DateText value={endereco.usadoEm} />.
            </>
          ) : (
            'Ainda não foi usado.'
          )}
        </p>
      )}
      {data && (
        <div className={styles.buttons}>
          {endereco && (
            <Button variant="outlined" intent="danger" text="Revogar" disabled={busy} onClick={() => void revoke()} />
          )}
          {!url && (
            <Button
              intent="primary"
              text={endereco ? 'Criar outro endereço' : 'Criar endereço'}
              loading={making}
              disabled={busy}
              onClick={() => void make()}
            />
          )}
          {url && <Button text="Concluir" onClick={onClose} />}
        </div>
      )}
    </Modal>
  )
}

function Made({ url }: { url: string }) {
  return (
    <div className={styles.made}>
      <p>
        <strong>Copie-o agora: ele não será mostrado de novo.</strong> Quem o tiver vê o calendário; não o publique.
      </p>
      <CopyField label="Endereço do calendário" value={url} />
      <ul className={styles.how}>
        <li>
          <strong>Google:</strong> em Outras agendas, “Por URL”.
        </li>
        <li>
          <strong>iPhone:</strong> Ajustes, Calendário, Contas, “Adicionar calendário assinado”.
        </li>
        <li>
          <strong>Outlook:</strong> Adicionar calendário, “Assinar da Web”.
        </li>
      </ul>
    </div>
  )
}
