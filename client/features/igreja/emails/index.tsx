import { useState } from 'react'
import { type Column, ListTable, SearchBox, Toolbar, useListQuery } from '../../../kernel/list'
import { DateText, type DotColor, PageHeader, StatusDot } from '../../../kernel/ui'
import { type EmailLinhaFragment, EmailsSaidaDocument } from './emails.generated'
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
]

/** E-mails that the system sent, or stored when no mail server is configured. For the platform's administrator. */
export function Component() {
  const [open, setOpen] = useState<EmailLinhaFragment | null>(null)
  const found = useListQuery(EmailsSaidaDocument, {
    name: 'emails-saida',
    columns: columns(setOpen),
    order: { campo: 'createdAt', direcao: 'DESC' },
    // The API has no other sort order.
    ownOrder: true,
    page: (data) => data.emailsSaida,
  })
  return (
    <>
      <PageHeader
        title="E-mails enviados"
        crumbs={[{ text: 'Plataforma' }]}
        description="Sem servidor de e-mail configurado, as mensagens ficam guardadas aqui e não saem."
      />
      <Toolbar of={found}>
        <SearchBox list={found.list} placeholder="Buscar por destinatário ou assunto" />
      </Toolbar>
      <ListTable
        of={found}
        label="E-mails enviados"
        errorText="Não foi possível carregar os e-mails."
        hint="As mensagens que o sistema enviar aparecem aqui."
        open={(mail) => () => setOpen(mail)}
      />
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </>
  )
}
