import { Button } from '@blueprintjs/core'
import { Tick, Trash } from '@blueprintjs/icons'
import { Avatar } from '../../../../kernel/ui'
import type { ChamadaEncontroFragment } from './presenca.generated'
import styles from './presenca.module.css'

type Line = ChamadaEncontroFragment['chamada'][number]

/** What a person is in the cell, where that is not an ordinary member. */
export function role({ membroCelula, membroLider }: Line): string | null {
  if (!membroCelula) return 'Convidado'
  return membroLider === 1 ? 'Responsável' : null
}

type Props = { line: Line; on: boolean; onToggle: () => void; onRemove?: () => void }

/** One person of the roll call; the whole row is the switch. */
export function Toggle({ line, on, onToggle, onRemove }: Props) {
  const name = line.membro?.name ?? '-'
  const note = role(line)
  return (
    <li className={styles.line}>
      <label className={styles.toggle} data-on={on}>
        <Avatar name={name} src={line.membro?.fotoUrl} size={40} />
        <span className={styles.name}>
          {name}
          {note && <small>{note}</small>}
        </span>
        <input type="checkbox" className="visually-hidden" checked={on} onChange={onToggle} />
        <span className={styles.mark} aria-hidden="true">
          {on && <Tick size={20} />}
        </span>
      </label>
      {onRemove && <Button variant="minimal" icon={<Trash />} aria-label={`Excluir ${name}`} onClick={onRemove} />}
    </li>
  )
}
