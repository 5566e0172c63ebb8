import { ShareLinks } from '../../../kernel/links'
import { useCan } from '../../../kernel/session'
import { formatMonth } from '../../../kernel/ui'
import styles from './pedir.module.css'
import { useQuemFechaMesesQuery } from './quem-fecha.generated'

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** Who closes a month that has ended, and a message that asks them; for people who may not close it themselves. */
export function PedirQueFeche({ mes }: { mes: string }) {
  const skip = useCan('fechamento.fechar')
  const { data } = useQuemFechaMesesQuery({ skip, context: { kept: true } })
  const nomes = data?.quemFechaMeses ?? []
  if (skip || nomes.length === 0) return null
  return (
    <section className={styles.ask} aria-label="Pedir que feche o mês">
      <span>
        Quem fecha {formatMonth(mes)}: {either.format(nomes)}. Pedir que feche:
      </span>
      <span className={styles.askBy}>
        <ShareLinks
          lines={[`O mês de ${formatMonth(mes)} pode ser fechado na Candeia. Você fecha, por favor?`]}
          path="/dashboard/fechamento"
        />
      </span>
    </section>
  )
}
