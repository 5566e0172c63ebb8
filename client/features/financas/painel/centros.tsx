import { ShareList } from '../../../kernel/chart'
import styles from './painel.module.css'

type Props = {
  title: string
  tipo: 'entrada' | 'saida'
  centros: readonly { tipo: string; idCentroCusto: number | null; nome: string | null; total: string }[]
}

/** The total of each cost centre on one side of the books. Entries without a cost centre come last. */
export function Centros({ title, tipo, centros }: Props) {
  const parts = centros
    .filter((each) => each.tipo === tipo)
    .map(({ idCentroCusto, nome, total }) => ({
      key: String(idCentroCusto),
      text: nome ?? 'Sem centro de custo',
      value: total,
    }))
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
