import { Button } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { RollToggle } from '../../../../kernel/roll'
import type { ChamadaEncontroFragment } from './presenca.generated'
import styles from './presenca.module.css'

type Line = ChamadaEncontroFragment['chamada'][number]

/** The role of a person in the cell; null for an ordinary member. */
export function role({ membroCelula, membroLider }: Line): string | null {
  if (!membroCelula) return 'Convidado'
  return membroLider === 1 ? 'Responsável' : null
}

type Props = {
  line: Line
  on: boolean
  waiting: boolean
  onToggle: () => void
  onRemove?: (() => void) | undefined
}

/** One person of the roll call. */
export function Toggle({ line, onRemove, ...toggle }: Props) {
  const name = line.membro?.name ?? '-'
  return (
    <li className={styles.line}>
      <RollToggle name={name} src={line.membro?.fotoUrl} note={role(line)} {...toggle} />
      {onRemove && <Button variant="minimal" icon={<Trash />} aria-label={`Excluir ${name}`} onClick={onRemove} />}
    </li>
  )
}
