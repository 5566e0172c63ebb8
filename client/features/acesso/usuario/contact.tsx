import { Button, PopoverNext } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../kernel/ui'
import styles from './contact.module.css'
import { usuarioUrls } from './urls'

type Person = { id: number; name: string; fotoUrl: string | null }

/** A person in a list: picture and name, with a link to the person's page. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <Link to={usuarioUrls.detail(person.id)} className={styles.person}>
      <Avatar name={person.name} src={person.fotoUrl} size={32} />
      {person.name}
    </Link>
  )
}

const withoutAccess =
  'Para cuidar do grupo, a pessoa precisa entrar no sistema. Na página dela, dê um perfil e envie o link da senha.'
const named = 'Um líder ou um token de API indicou esta pessoa. Confira e salve o grupo: então ela pode cuidar dele.'

/** The help of the field with a group's leader who waits for confirmation. */
export const liderAConfirmarHelp = (
  group: { liderAConfirmar?: boolean | null } | null | undefined,
): string | undefined =>
  group?.liderAConfirmar
    ? 'A confirmar: esta pessoa lidera quando alguém que cuida de todos os grupos salvar.'
    : undefined

type LeadingProps = { person: { semAcesso: boolean | null }; aConfirmar?: boolean | null; children: ReactNode }

/**
 * Who leads a group, with a mark for somebody who cannot enter yet, and for somebody whom a leader or an API token has named; each
 * says what to do.
 */
export function Leading({ person, aConfirmar, children }: LeadingProps) {
  if (!person.semAcesso && !aConfirmar) return children
  return (
    <span className={styles.leading}>
      {children}
      {aConfirmar && <Mark text="a confirmar" help={named} />}
      {person.semAcesso && <Mark text="ainda sem acesso" help={withoutAccess} />}
    </span>
  )
}

/** A mark that says what to do when it is pressed: a phone shows no title. */
function Mark({ text, help }: { text: string; help: string }) {
  return (
    <PopoverNext
      placement="bottom-start"
      animation="minimal"
      arrow={false}
      transitionDuration={0}
      content={<p className={styles.help}>{help}</p>}
    >
      <Button size="small" intent="warning" variant="outlined" text={text} title={help} />
    </PopoverNext>
  )
}
