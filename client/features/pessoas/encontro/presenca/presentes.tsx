import { RollPerson } from '../../../../kernel/roll'
import screen from '../../../../kernel/roll/screen.module.css'
import { EmptyState } from '../../../../kernel/ui'
import type { ChamadaEncontroFragment } from './presenca.generated'
import styles from './presenca.module.css'
import { role } from './toggle'

/** The people who were present, for users who may only read. */
export function Presentes({ encontro }: { encontro: ChamadaEncontroFragment }) {
  const present = encontro.chamada.filter(({ presente }) => presente)
  return (
    <section className={screen.card}>
      <header className={screen.head}>
        <div>
          <h2>Presentes</h2>
          <p>
            {present.length} {present.length === 1 ? 'presente' : 'presentes'} · {encontro.visitantes}{' '}
            {encontro.visitantes === 1 ? 'visitante' : 'visitantes'}
          </p>
        </div>
      </header>
      {present.length === 0 && <EmptyState text="Nenhum membro encontrado." />}
      <ul className={`${screen.people} ${styles.people}`}>
        {present.map((line) => (
          <li key={line.idMembro} className={styles.line}>
            <RollPerson
              name={line.membro?.name ?? '-'}
              src={line.membro?.fotoUrl}
              note={[role(line), line.membro?.email].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
