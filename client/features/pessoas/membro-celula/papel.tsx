import styles from './papel.module.css'

/** Shows membroLider (1 or 0) as text; the leader gets a chip. */
export function Papel({ lider }: { lider: number }) {
  return lider === 1 ? <span className={styles.leader}>Responsável</span> : <span>Membro</span>
}
