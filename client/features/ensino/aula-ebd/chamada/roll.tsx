import type { ReactNode } from 'react'
import { MarkAll, RollToggle } from '../../../../kernel/roll'
import screen from '../../../../kernel/roll/screen.module.css'
import { EmptyState } from '../../../../kernel/ui'
import styles from './chamada.module.css'

/** One person of the roll call. */
export type Line = {
  idMembro: number
  /** Whether the person is a pupil of the class; others are guests. */
  aluno: boolean
  membro?: { name: string; fotoUrl?: string | null } | null
}

export const whoIs = ({ idMembro, membro }: Line) => ({ who: String(idMembro), name: membro?.name ?? '-' })

/** How the outbox knows the roll of a class on a day, before and after its lesson is created. */
export const rollOf = (idClasse: number, dia: string) => `aula:${idClasse}:${dia}`

type Props = {
  lines: Line[]
  present: readonly (number | string)[]
  /** whose marks wait on this device */
  waiting?: ReadonlySet<number>
  onMark: (people: Line[], on: boolean) => void
  /** The field that adds guests. */
  children: ReactNode
}

/** All pupils of the class and the guests, each with a large switch. */
export function Roll({ lines, present, waiting, onMark, children }: Props) {
  const isHere = ({ idMembro }: Line) => present.includes(idMembro)
  return (
    <section className={screen.card}>
      <header className={screen.head}>
        <div>
          <h2>Chamada</h2>
          <p aria-live="polite">
            {present.length} {present.length === 1 ? 'presente' : 'presentes'} de {lines.length}
          </p>
        </div>
        <MarkAll members={lines.filter(({ aluno }) => aluno)} isHere={isHere} onMark={onMark} />
      </header>
      {lines.length === 0 && <EmptyState text="Esta classe ainda não tem alunos." />}
      <ul className={screen.people}>
        {lines.map((line) => (
          <li key={line.idMembro}>
            <RollToggle
              name={line.membro?.name ?? '-'}
              src={line.membro?.fotoUrl}
              note={line.aluno ? null : 'Convidado'}
              on={isHere(line)}
              waiting={waiting?.has(line.idMembro) ?? false}
              onToggle={() => onMark([line], !isHere(line))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.guest}>{children}</div>
    </section>
  )
}
