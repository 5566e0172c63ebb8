import { Tag } from '@blueprintjs/core'
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

/** Who leads a group, with a mark for somebody who cannot enter yet, and the way to give it. */
export function Leading({ person, children }: { person: { semAcesso: boolean | null }; children: ReactNode }) {
  if (!person.semAcesso) return children
  return (
    <span className={styles.leading}>
      {children}
      <Tag
        minimal
        intent="warning"
        title="Para cuidar do grupo, a pessoa precisa entrar no sistema. Na página dela, dê um perfil e envie o link da senha."
      >
        ainda sem acesso
      </Tag>
    </span>
  )
}
