import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Key, SendMessage, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { RowMenu } from '../../../../kernel/list'
import { EmptyState, ErrorState, Skeleton, toast } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import { Card } from '../card'
import styles from '../configuracoes.module.css'
import { RemoveDialog, SecretDialog, WebhookDialog } from './dialogs'
import { nameOf, WebhookState } from './state'
import { useTestarWebhookMutation, useWebhooksQuery, type WebhookLinhaFragment } from './webhooks.generated'

/** The church's webhooks: addresses of other systems that are told what changes. */
export function Webhooks() {
  const { data, error, refetch } = useWebhooksQuery()
  const [creating, setCreating] = useState(false)
  const webhooks = data?.webhooks
  return (
    <div className={styles.panel}>
      <Card
        title="Webhooks"
        text={
          <>
            Avisam outros sistemas, por um endereço deles, do que muda na sua igreja. O aviso diz só que registro mudou,
            sem dados pessoais. Para quem os recebe, há o{' '}
            <Link to={igrejaUrls.desenvolvedores}>guia para desenvolvedores</Link>.
          </>
        }
        actions={<Button intent="primary" icon={<Add />} text="Novo webhook" onClick={() => setCreating(true)} />}
      >
        {error && !webhooks && (
          <ErrorState
            text="Não foi possível carregar os webhooks."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {webhooks?.length === 0 && <EmptyState text="Ainda não há dados cadastrados." />}
        <ul className={styles.rows}>
          {!webhooks && !error && (
            <li>
              <Skeleton width="60%" />
            </li>
          )}
          {webhooks?.map((webhook) => (
            <WebhookRow key={webhook.uuid} webhook={webhook} />
          ))}
        </ul>
      </Card>
      {creating && <WebhookDialog onClose={() => setCreating(false)} />}
    </div>
  )
}

function WebhookRow({ webhook }: { webhook: WebhookLinhaFragment }) {
  const [open, setOpen] = useState<'edit' | 'secret' | 'remove'>()
  const { eventos, criadoPor, url } = webhook
  const close = () => setOpen(undefined)
  return (
    <li>
      <div>
        <strong>
          <Link to={igrejaUrls.webhook(webhook.id)}>{nameOf(webhook)}</Link>
        </strong>
        <p>{url}</p>
        <p>
          {eventos.length === 1 ? '1 evento' : `${eventos.length} eventos`} · criado por {criadoPor}
        </p>
        <WebhookState webhook={webhook} />
      </div>
      <Menu
        webhook={webhook}
        onEdit={() => setOpen('edit')}
        onSecret={() => setOpen('secret')}
        onRemove={() => setOpen('remove')}
      />
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'secret' && <SecretDialog webhook={webhook} onClose={close} />}
      {open === 'remove' && <RemoveDialog webhook={webhook} onClose={close} />}
    </li>
  )
}

type MenuProps = { webhook: WebhookLinhaFragment; onEdit: () => void; onSecret: () => void; onRemove: () => void }

function Menu({ webhook, onEdit, onSecret, onRemove }: MenuProps) {
  const [testar] = useTestarWebhookMutation()
  const navigate = useNavigate()
  const { id, ativo } = webhook
  const test = async () => {
    await testar({ variables: { id: String(id) } })
      .then(() => navigate(igrejaUrls.webhook(id)))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível enviar o teste.')))
  }
  return (
    <RowMenu of={nameOf(webhook)}>
      <MenuItem icon={<Edit />} text="Editar" onClick={onEdit} />
      {ativo && <MenuItem icon={<SendMessage />} text="Enviar teste" onClick={() => void test()} />}
      <MenuItem icon={<Key />} text="Trocar segredo" onClick={onSecret} />
      <MenuItem icon={<Trash />} intent="danger" text="Excluir" onClick={onRemove} />
    </RowMenu>
  )
}
