import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { webhookInput } from '../../../../../schema/rules/acesso/webhook.input'
import type { WebhookInput } from '../../../../gql/types'
import { CopyField } from '../../../../kernel/copying'
import { Form, FormFooter, SwitchField, TextField, useZodForm } from '../../../../kernel/form'
import { ErrorState, Modal, PageSpinner, toast } from '../../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo, SenhaDialog } from '../../../acesso/confirmar-senha'
import { GroupedChoice } from '../../../acesso/permissoes'
import { nameOf } from './state'
import {
  type EventosDeWebhookQuery,
  useAtualizarWebhookMutation,
  useCriarWebhookMutation,
  useEventosDeWebhookQuery,
  useExcluirWebhookMutation,
  useTrocarSegredoWebhookMutation,
  type WebhookLinhaFragment,
  WebhooksDocument,
} from './webhooks.generated'

type Props = { webhook?: WebhookLinhaFragment; onClose: () => void }

/** Creates a webhook, or edits it. A new webhook's secret is shown once. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, refetch } = useEventosDeWebhookQuery()
  const title = secret ? 'Webhook criado' : webhook ? `Editar ${nameOf(webhook)}` : 'Novo webhook'
  const body = secret ? (
    <Secret secret={secret} onClose={onClose} />
  ) : data ? (
    <WebhookForm webhook={webhook} eventos={data.eventosDeWebhook} onClose={onClose} onCreated={setSecret} />
  ) : error ? (
    <ErrorState text="Não foi possível carregar os eventos." onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <PageSpinner />
  )
  return (
    // The secret is shown only once, so a click outside must not close the dialog.
    <Modal title={title} onClose={onClose} canOutsideClickClose={!secret} width={640}>
      {body}
    </Modal>
  )
}

type Eventos = EventosDeWebhookQuery['eventosDeWebhook']

/** The events by kind of record: 'Pessoa' with 'criada', 'alterada'. */
function groupsOf(eventos: Eventos) {
  const groups = new Map<string, { value: string; text: string }[]>()
  for (const { nome, rotulo, grupo } of eventos) {
    const options = groups.get(grupo) ?? []
    groups.set(grupo, [...options, { value: nome, text: rotulo.slice(grupo.length + 1) }])
  }
  return [...groups].map(([title, options]) => ({ title, options }))
}

type FormProps = Props & { eventos: Eventos; onCreated: (secret: string) => void }

function WebhookForm({ webhook, eventos, onClose, onCreated }: FormProps) {
  const form = useZodForm(webhookInput, {
    url: webhook?.url ?? '',
    descricao: webhook?.descricao ?? '',
    // events of kinds that this person may not read are not offered, and are not kept
    eventos: webhook?.eventos.filter((nome) => eventos.some((evento) => evento.nome === nome)) ?? [],
    ativo: webhook?.ativo ?? true,
    minhaSenha: '',
    versao: webhook?.versao,
  })
  const [criar] = useCriarWebhookMutation({ refetchQueries: [WebhooksDocument], context: { secret: true } })
  const [atualizar] = useAtualizarWebhookMutation({ context: { secret: true } })
  const save = async (input: WebhookInput) => {
    if (webhook) {
      await atualizar({ variables: { id: String(webhook.id), input } })
      toast.success('Webhook salvo.')
      return onClose()
    }
    const { data } = await criar({ variables: { input } })
    if (data) onCreated(data.criarWebhook.segredo)
  }
  return (
    <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Não foi possível salvar o webhook.">
      <TextField
        control={form.control}
        name="url"
        label="Endereço"
        help="Do outro sistema, com https://"
        maxLength={500}
        required
      />
      <TextField control={form.control} name="descricao" label="Descrição" help="Para que serve?" maxLength={100} />
      <GroupedChoice
        control={form.control}
        name="eventos"
        legend="Eventos avisados"
        groups={groupsOf(eventos)}
        scrolls
      />
      {webhook && <SwitchField control={form.control} name="ativo" label="Ligado" />}
      <ConfirmarCampos control={form.control} />
      <FormFooter form={form} cancel={onClose} saveText={webhook ? 'Salvar' : 'Criar webhook'} />
    </Form>
  )
}

/** Makes a new secret after the password; the former one signs too for a day. */
export function SecretDialog({ webhook, onClose }: { webhook: WebhookLinhaFragment; onClose: () => void }) {
  const [trocar] = useTrocarSegredoWebhookMutation({ context: { secret: true } })
  const [secret, setSecret] = useState<string | null>(null)
  if (secret)
    return (
      <Modal title="Novo segredo" onClose={onClose} canOutsideClickClose={false}>
        <Secret secret={secret} onClose={onClose} />
      </Modal>
    )
  const save = async (minhaSenha: string, codigo?: string) => {
    const { data } = await trocar({ variables: { id: String(webhook.id), minhaSenha, codigo } })
    if (data) setSecret(data.trocarSegredoWebhook.segredo)
  }
  return (
    <SenhaDialog
      title="Trocar segredo"
      text={
        <p>
          Por 24 horas, os avisos de <strong>{nameOf(webhook)}</strong> são assinados com os dois segredos. Depois, só
          com o novo.
        </p>
      }
      saveText="Trocar segredo"
      failureText="Não foi possível trocar o segredo."
      field="minhaSenha"
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Ends a webhook after the password. */
export function RemoveDialog({ webhook, onClose }: { webhook: WebhookLinhaFragment; onClose: () => void }) {
  const [excluir] = useExcluirWebhookMutation({ refetchQueries: [WebhooksDocument], context: { secret: true } })
  const save = async (minhaSenha: string, codigo?: string) => {
    const { data } = await excluir({ variables: { id: String(webhook.id), minhaSenha, codigo } })
    if (data) toast.success(data.excluirWebhook.message)
    onClose()
  }
  return (
    <SenhaDialog
      title={`Excluir ${nameOf(webhook)}`}
      text={<p>O outro sistema não será mais avisado. O registro das entregas também é excluído.</p>}
      saveText="Excluir"
      danger
      failureText="Não foi possível excluir o webhook."
      field="minhaSenha"
      onSave={save}
      onClose={onClose}
    />
  )
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <>
      <p>Copie o segredo agora: ele não será mostrado de novo. Com ele, o outro sistema confere que o aviso é nosso.</p>
      <CopyField label="Segredo" value={secret}>
        <Button text="Concluir" onClick={onClose} />
      </CopyField>
    </>
  )
}
