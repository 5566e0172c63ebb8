import { Tick } from '@blueprintjs/icons'
import { Avatar } from '../ui'
import styles from './roll.module.css'

export { MarkAll } from './mark-all'

type Person = { name: string; src?: string | null | undefined; note?: string | null | undefined }

type Toggle = Person & {
  on: boolean
  /** the mark waits on this device for the server */
  waiting?: boolean
  onToggle: () => void
}

/** A person in a roll call. A click anywhere in the row marks the person as present or absent. */
export function RollToggle({ on, waiting, onToggle, note, ...person }: Toggle) {
  return (
    <label className={styles.toggle} data-on={on}>
      <Who {...person} note={[note, waiting && 'Aguardando'].filter(Boolean).join(' · ')} />
      <input type="checkbox" className="visually-hidden" checked={on} onChange={onToggle} />
      <span className={styles.mark} aria-hidden="true">
        {on && <Tick size={20} />}
      </span>
    </label>
  )
}

/** A person in a roll call, read-only. */
export const RollPerson = (person: Person) => (
  <div className={styles.person}>
    <Who {...person} />
  </div>
)

const Who = ({ name, src, note }: Person) => (
  <>
    <Avatar name={name} src={src} size={40} />
    <span className={styles.name}>
      {name}
      {note && <small>{note}</small>}
    </span>
  </>
)
