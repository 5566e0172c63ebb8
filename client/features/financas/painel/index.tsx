import { errorText } from '../../../kernel/apollo'
import { ErrorState, PageHeader, PageSpinner } from '../../../kernel/ui'
import { useToday } from '../lancamento'
import { Tiles } from '../livro-caixa'
import { Categorias } from './categorias'
import { Centros } from './centros'
import { Meses } from './meses'
import { usePainelFinanceiroQuery } from './painel.generated'
import styles from './painel.module.css'
import { Vencimentos } from './vencimentos'

/** The last twelve months of the books as charts. Each card is an independent component in one grid. */
export function Component() {
  const fim = useToday()
  const inicio = elevenMonthsBefore(fim)
  const { data, error, refetch } = usePainelFinanceiroQuery({
    variables: { inicio, fim },
    context: { opensScreen: true },
  })
  const livro = data?.livroCaixa
  return (
    <>
      <PageHeader
        title="Painel financeiro"
        crumbs={[{ text: 'Tesouraria' }]}
        description="Os últimos doze meses, com o presente."
      />
      {livro ? (
        <>
          <Tiles livro={livro} />
          <div className={styles.cards}>
            <Meses meses={livro.meses} />
            <Categorias title="Entradas por categoria" tipo="entrada" categorias={livro.categorias} />
            <Categorias title="Saídas por categoria" tipo="saida" categorias={livro.categorias} />
            <Centros title="Entradas por centro de custo" tipo="entrada" centros={livro.centrosCusto} />
            <Centros title="Saídas por centro de custo" tipo="saida" centros={livro.centrosCusto} />
            {data && <Vencimentos vencimentos={data.vencimentos} />}
          </div>
        </>
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os dados financeiros.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

/** '2026-11-21' to '2025-12-01' */
function elevenMonthsBefore(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
}
