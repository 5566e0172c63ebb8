import { Facts } from '../../../../kernel/detail'
import { RollPerson } from '../../../../kernel/roll'
import screen from '../../../../kernel/roll/screen.module.css'
import { EmptyState, Money } from '../../../../kernel/ui'
import type { ChamadaAulaEbdFragment } from './chamada.generated'
import styles from './chamada.module.css'

/** A lesson for users who may only read it. */
export function Presentes({ aula }: { aula: ChamadaAulaEbdFragment }) {
  const present = aula.chamada.filter(({ presente }) => presente)
  return (
    <div className={styles.reading}>
      <Facts
        title="Aula"
        facts={[
          ['Tema', aula.temaAula],
          ['Professor', aula.professor?.name],
          ['Visitantes', aula.visitantes],
          ['Bíblias', aula.biblias],
          ['Revistas', aula.revistas],
          ['Oferta', <Money key="oferta" value={aula.oferta} />],
        ]}
      />
      <section className={screen.card}>
        <header className={screen.head}>
          <div>
            <h2>Presentes</h2>
            <p>
              {present.length} {present.length === 1 ? 'presente' : 'presentes'}
            </p>
          </div>
        </header>
        {present.length === 0 && <EmptyState text="Nenhum aluno presente." />}
        <ul className={screen.people}>
          {present.map(({ idMembro, membro, aluno }) => (
            <li key={idMembro}>
              <RollPerson name={membro?.name ?? '-'} src={membro?.fotoUrl} note={aluno ? null : 'Convidado'} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
