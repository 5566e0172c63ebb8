import styles from './papel.module.css'

/** membroLider (1 or 0) as people read it: the leader by a chip. */
export function Papel({ lider }: { lider: number }) {
  return lider === 1 ? <span className={styles.leader}>Responsável</span> : <span>Membro</span>
}
