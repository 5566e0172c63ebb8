import { Tag } from '@blueprintjs/core'

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
