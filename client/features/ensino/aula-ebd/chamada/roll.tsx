import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { RollToggle } from '../../../../kernel/roll'
import { EmptyState } from '../../../../kernel/ui'
import styles from './chamada.module.css'

/** One person of the roll call. */
export type Line = {
  idMembro: number
  /** Whether the person is a pupil of the class; others are guests. */
  aluno: boolean
  membro?: { name: string; fotoUrl?: string | null } | null
}

type Props = {
  lines: Line[]
  present: readonly (number | string)[]
  onMark: (people: (number | string)[]) => void
  /** The field that adds guests. */
  children: ReactNode
}

/** All pupils of the class and the guests, each with a large switch. */
export function Roll({ lines, present, onMark, children }: Props) {
  const everybody = lines.every(({ idMembro }) => present.includes(idMembro))
  const toggle = (idMembro: number) =>
    onMark(present.includes(idMembro) ? present.filter((other) => other !== idMembro) : [...present, idMembro])
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <div>
          <h2>Chamada</h2>
          <p aria-live="polite">
            {present.length} {present.length === 1 ? 'presente' : 'presentes'} de {lines.length}
          </p>
        </div>
        {lines.length > 0 && (
          <Button
            variant="minimal"
            text={everybody ? 'Desmarcar todos' : 'Marcar todos'}
            onClick={() => onMark(everybody ? [] : lines.map(({ idMembro }) => idMembro))}
          />
        )}
      </header>
      {lines.length === 0 && <EmptyState text="Esta classe ainda não tem alunos." />}
      <ul className={styles.people}>
        {lines.map(({ idMembro, aluno, membro }) => (
          <li key={idMembro}>
            <RollToggle
              name={membro?.name ?? '-'}
              src={membro?.fotoUrl}
              note={aluno ? null : 'Convidado'}
              on={present.includes(idMembro)}
              onToggle={() => toggle(idMembro)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.guest}>{children}</div>
    </section>
  )
}
