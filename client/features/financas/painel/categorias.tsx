import { ShareList } from '../../../kernel/chart'
import styles from './painel.module.css'

type Props = {
  title: string
  tipo: 'entrada' | 'saida'
  categorias: readonly { tipo: string; categoria: number; nomeCategoria: string; total: string }[]
}

/** The totals by category, either of the income or of the expenses. */
export function Categorias({ title, tipo, categorias }: Props) {
  const parts = categorias
    .filter((each) => each.tipo === tipo)
    .map(({ categoria, nomeCategoria, total }) => ({ key: String(categoria), text: nomeCategoria, value: total }))
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {parts.length > 0 ? (
        <ShareList label={title} color={tipo === 'entrada' ? 'income' : 'expense'} parts={parts} />
      ) : (
        <p className={styles.none}>Nada neste período.</p>
      )}
    </section>
  )
}
