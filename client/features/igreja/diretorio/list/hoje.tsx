import { Avatar } from '../../../../kernel/ui'
import type { ContatosQuery } from './contatos.generated'
import styles from './contatos.module.css'
import { Falar } from './falar'

/** Whose birthday is today, among those who show it: above all contacts. */
export function Hoje({ deHoje }: Pick<ContatosQuery, 'deHoje'>) {
  if (deHoje.nodes.length === 0) return null
  const more = deHoje.totalCount - deHoje.nodes.length
  return (
    <section className={styles.hoje} aria-label="Aniversário hoje">
      <h2>Aniversário hoje</h2>
      <ul>
        {deHoje.nodes.map(({ uuid, name, telefone }) => (
          <li key={uuid} className={styles.person}>
            <Avatar name={name} size={32} />
            <span className={styles.name}>{name}</span>
            <Falar name={name} telefone={telefone} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>E mais {more}: escolha o mês em Aniversariantes.</p>}
    </section>
  )
}
