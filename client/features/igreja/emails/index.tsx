import { useState } from 'react'
import { type Column, DataTable, Pager, SearchBox, Toolbar, toPage, useList } from '../../../kernel/list'
import { DateText, type DotColor, PageHeader, StatusDot } from '../../../kernel/ui'
import { type EmailLinhaFragment, useEmailsSaidaQuery } from './emails.generated'
import styles from './emails.module.css'
import { MailDialog } from './mail-dialog'

const STATES: Record<string, { color: DotColor; text: string }> = {
  pendente: { color: 'warning', text: 'Pendente' },
  enviado: { color: 'success', text: 'Enviado' },
  retido: { color: 'info', text: 'Guardado' },
  falhou: { color: 'danger', text: 'Falhou' },
}

const columns = (open: (mail: EmailLinhaFragment) => void): Column<EmailLinhaFragment, 'createdAt'>[] => [
  {
    id: 'assunto',
    title: 'Assunto',
    cell: (mail) => (
      <button type="button" className={styles.subject} onClick={() => open(mail)}>
        {mail.assunto}
      </button>
    ),
  },
  { id: 'para', title: 'Para', cell: (mail) => mail.para },
  {
    id: 'situacao',
    title: 'Status',
    cell: (mail) => <StatusDot {...(STATES[mail.situacao] ?? { color: 'neutral', text: mail.situacao })} />,
  },
  { id: 'createdAt', title: 'Criado em', cell: (mail) => <DateText value={mail.createdAt} /> },
  { id: 'enviadoEm', title: 'Enviado em', cell: (mail) => <DateText value={mail.enviadoEm} /> },
  { id: 'idCliente', title: 'Id do Cliente', align: 'right', cell: (mail) => mail.idCliente },
]

/** What the system has sent, or kept when no mail server is set up. For who operates the platform. */
export function Component() {
  const [open, setOpen] = useState<EmailLinhaFragment | null>(null)
  const shown = columns(setOpen)
  const list = useList({ churches: true, columns: shown, order: { campo: 'createdAt', direcao: 'DESC' } })
  const { first, after, busca, idCliente } = list.variables
  const page = toPage(
    useEmailsSaidaQuery({ variables: { first, after, busca, idCliente } }),
    (data) => data.emailsSaida,
  )
  return (
    <>
      <PageHeader
        title="E-mails enviados"
        crumbs={[{ text: 'Plataforma' }]}
        description="Sem servidor de e-mail configurado, as mensagens ficam guardadas aqui e não saem."
      />
      <Toolbar>
        <SearchBox list={list} placeholder="Buscar por destinatário ou assunto" />
      </Toolbar>
      <DataTable
        label="E-mails enviados"
        list={list}
        columns={shown}
        page={page}
        errorText="Não foi possível carregar os e-mails."
        open={(mail) => () => setOpen(mail)}
      />
      <Pager list={list} page={page} />
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </>
  )
}
