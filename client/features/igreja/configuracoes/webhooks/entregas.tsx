import { Button, MenuItem } from '@blueprintjs/core'
import { Refresh, Repeat, SendMessage } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { type Column, FilterSelect, Filters, ListTable, RowMenu, Toolbar, useListQuery } from '../../../../kernel/list'
import { DateText, ErrorState, formatInstant, PageHeader, PageSpinner, StatusDot, toast } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import styles from './entregas.module.css'
import { nameOf, stateChoices, stateOf, WebhookState } from './state'
import {
  type EntregaLinhaFragment,
  EntregasWebhookDocument,
  useReenviarEntregaWebhookMutation,
  useTestarWebhookMutation,
} from './webhooks.generated'

const title = 'Entregas'
const crumbs = [{ text: 'Geral' }, { text: 'Webhooks', to: igrejaUrls.configuracoes('webhooks') }]
const failure = 'Não foi possível buscar as entregas.'

const columns: Column<EntregaLinhaFragment, 'id'>[] = [
  { id: 'evento', title: 'Evento', cell: (row) => row.evento },
  { id: 'quando', title: 'Quando', cell: (row) => <DateText value={row.quando} /> },
  { id: 'situacao', title: 'Situação', cell: (row) => <StatusDot {...stateOf(row)} /> },
  { id: 'tentativas', title: 'Tentativas', cell: (row) => row.tentativas },
  { id: 'resultado', title: 'Resultado', cell: (row) => resultOf(row) },
]

/** What the last attempt brought, and when the next one follows. */
function resultOf({ situacao, status, duracao, problema, tentativas, tentarEm }: EntregaLinhaFragment): string | null {
  if (situacao === 'entregue') return `${status} em ${duracao} ms`
  const again = situacao === 'pendente' && tentativas > 0 ? `Tenta de novo em ${formatInstant(tentarEm)}.` : null
  return [problema, again].filter(Boolean).join(' ') || null
}

/** The log of a webhook's deliveries of the last 30 days. */
export function Component() {
  const { id = '' } = useParams()
  const found = useListQuery(EntregasWebhookDocument, {
    name: 'entregasWebhook',
    columns,
    order: { campo: 'id', direcao: 'DESC' },
    // The API has no other sort order.
    ownOrder: true,
    filters: ['situacao'],
    filtro: ({ situacao }) => ({
      idWebhook: id,
      situacao: stateChoices.some(({ value }) => value === situacao) ? situacao : undefined,
    }),
    variables: { id },
    page: (data) => data.entregasWebhook,
    fetchPolicy: 'cache-and-network',
  })
  const [reenviar] = useReenviarEntregaWebhookMutation()
  const [testar, { loading }] = useTestarWebhookMutation()
  const { list, page, error } = found
  const webhook = found.data?.webhook
  if (!webhook)
    return page.failed ? (
      <ErrorState header={{ title, crumbs }} text={errorText(error, failure)} onRetry={page.retry} />
    ) : (
      <PageSpinner />
    )

  const refresh = () => void found.refetch().catch(() => toast.error(failure))
  const queued = async (work: Promise<unknown>, text: string) => {
    await work
      .then(() => {
        toast.success('Na fila: o resultado aparece aqui em instantes.')
        refresh()
      })
      .catch((failure: unknown) => toast.error(errorText(failure, text)))
  }
  const test = () => queued(testar({ variables: { id } }), 'Não foi possível enviar o teste.')
  const resend = ({ id }: EntregaLinhaFragment) =>
    queued(reenviar({ variables: { id: String(id) } }), 'Não foi possível enviar de novo.')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { text: nameOf(webhook) }]}
        description={webhook.url}
        actions={
          <>
            <Button variant="outlined" icon={<Refresh />} text="Atualizar" onClick={refresh} />
            {webhook.ativo && (
              <Button
                variant="outlined"
                icon={<SendMessage />}
                text="Enviar teste"
                loading={loading}
                onClick={() => void test()}
              />
            )}
          </>
        }
      />
      <div className={styles.state}>
        <WebhookState webhook={webhook} />
      </div>
      <Toolbar of={found}>
        <Filters list={list}>
          <FilterSelect list={list} name="situacao" label="Situação" feminine choices={stateChoices} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText={failure}
        hint="O que for avisado nos últimos 30 dias aparece aqui."
        menu={
          webhook.ativo
            ? (row) =>
                // what has failed may wait until tomorrow, although the receiver is mended now
                (row.situacao !== 'pendente' || row.tentativas > 0) && (
                  <RowMenu of={row.evento}>
                    <MenuItem icon={<Repeat />} text="Enviar de novo" onClick={() => void resend(row)} />
                  </RowMenu>
                )
            : undefined
        }
      />
    </>
  )
}
