import { Tag } from '@blueprintjs/core'
import type { ComponentProps } from 'react'
import { PersonLink } from '../../acesso/usuario'

/** Marks a membership that waits for confirmation. Whoever does not change the members of the group gets null. */
export function AConfirmar({ row: { aConfirmar } }: { row: { aConfirmar?: boolean | null } }) {
  if (!aConfirmar) return null
  return (
    <>
      {' '}
      <Tag minimal round intent="warning">
        A confirmar
      </Tag>
    </>
  )
}

type ParticipanteProps = {
  row: { membro: ComponentProps<typeof PersonLink>['person'] | null; aConfirmar?: boolean | null }
}

/** The person of a membership, with the mark of one that waits. */
export function Participante({ row }: ParticipanteProps) {
  if (!row.membro) return null
  return (
    <>
      <PersonLink person={row.membro} />
      <AConfirmar row={row} />
    </>
  )
}
