import { ErrorState, formatMonthTitle, PageHeader, Skeleton } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { Tiles } from '../tiles'
import styles from './livro-caixa.module.css'
import { lastTwelveMonths, presentMonth } from './periodo'
import { PorMes } from './resumo'
import { useLivroCaixaResumoQuery } from './so-resumo.generated'

/** For people who may see the totals of whole months, but no entries. */
export function Resumo() {
  const today = useToday()
  const { inicio: mes, fim } = presentMonth(today)
  const { inicio: ano } = lastTwelveMonths(today)
  const { data, error, refetch } = useLivroCaixaResumoQuery({ variables: { mes, fim, ano } })
  return (
    <>
      <PageHeader
        title="Livro-caixa"
        crumbs={[{ text: 'Tesouraria' }]}
        description={`Os totais de ${formatMonthTitle(mes.slice(0, 7))} e dos meses antes dele`}
      />
      {error && !data && (
        <ErrorState text="Não foi possível buscar os dados financeiros." onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton height={120} />}
      {data && (
        <>
          <Tiles livro={data.mes} />
          <div className={styles.summary}>
            <PorMes livro={data.ano} className={`${styles.card} ${styles.whole}`} />
          </div>
        </>
      )}
    </>
  )
}
