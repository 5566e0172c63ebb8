import type { ReactNode } from 'react'
import { AddButton } from '../../../../kernel/list'
import { MarkAll, RollToggle } from '../../../../kernel/roll'
import screen from '../../../../kernel/roll/screen.module.css'
import { EmptyState } from '../../../../kernel/ui'
import { classeUrls } from '../../classe-ebd/urls'
import type {
  LinhaDaAulaFragment,
  MarcarPresencasAulaDoDiaMutation,
  MarcarPresencasAulaMutation,
} from './chamada.generated'
import styles from './chamada.module.css'

/** One person of the roll call. */
export type Line = {
  idMembro: number
  /** Whether the person is a pupil of the class; others are guests. */
  aluno: boolean
  membro?: { name: string; fotoUrl?: string | null } | null
}

type Marcadas = MarcarPresencasAulaMutation | MarcarPresencasAulaDoDiaMutation

export type Resposta = Marcadas['marcarPresencasAula']

/** The lines of those who were marked, where the answer does not have the whole roll. */
export const marcadosDe = (answer: Resposta) => ('marcados' in answer ? answer.marcados : undefined)

/** Pupils stay on the roll also when absent. */
export const fica = ({ aluno }: LinhaDaAulaFragment) => aluno

export const whoIs = ({ idMembro, membro }: Line) => ({ who: String(idMembro), name: membro?.name ?? '-' })

/** How the outbox knows the roll of a class on a day, before and after its lesson is created. */
export const rollOf = (idClasse: number, dia: string) => `aula:${idClasse}:${dia}`

type Classe = { id: number; acoesPermitidas: readonly string[] }

type Props = {
  classe: Classe | null | undefined
  lines: Line[]
  present: readonly (number | string)[]
  /** whose marks wait on this device */
  waiting?: ReadonlySet<number>
  onMark: (people: Line[], on: boolean) => void
  /** The field that adds guests. */
  children: ReactNode
}

/** All pupils of the class and the guests, each with a large switch. */
export function Roll({ classe, lines, present, waiting, onMark, children }: Props) {
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
      {lines.length === 0 && <NoPupils classe={classe} />}
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

/** Leads people who may add pupils to where they do it, and says to others whom to ask. Guests can come without it. */
function NoPupils({ classe }: Pick<Props, 'classe'>) {
  const adds = classe?.acoesPermitidas.includes('editar')
  return (
    <EmptyState
      text="Esta classe ainda não tem alunos."
      {...(!adds && { hint: 'Peça a quem cuida das classes que adicione os alunos.' })}
    >
      {classe && adds && <AddButton to={classeUrls.addAluno(classe.id)} text="Adicionar alunos" />}
    </EmptyState>
  )
}
