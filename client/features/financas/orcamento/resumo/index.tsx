import { HTMLSelect } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { addressParams, EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { orcamentoUrls } from '../urls'
import { Departamentos, Total } from './departamentos'
import { useResumoOrcamentosQuery } from './resumo.generated'

const title = 'Previsto e gasto por departamento'
const crumbs = [{ text: 'Tesouraria' }, { text: 'Orçamentos', to: orcamentoUrls.list }]

/** What each department planned for a year and what it spent. The year is kept in the address. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const present = useToday().slice(0, 4)
  const asked = params.get('ano') ?? ''
  const ano = /^[1-9]\d{3}$/.test(asked) ? asked : present
  const { data, error, refetch } = useResumoOrcamentosQuery({
    variables: { inicio: `${ano}-01-01`, fim: `${ano}-12-31` },
  })
  const resumo = data?.resumoOrcamentos
  const years = [...new Set([ano, ...Array.from({ length: 5 }, (_, back) => String(Number(present) + 1 - back))])]
  const chooseYear = (year: string) => {
    const next = addressParams()
    next.set('ano', year)
    setParams(next, { replace: true })
  }
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        description="Previsto é o que foi aprovado; gasto, o que saiu para o departamento, como o livro-caixa o tem."
        actions={
          <HTMLSelect aria-label="Ano" value={ano} onChange={(event) => chooseYear(event.currentTarget.value)}>
            {years
              .sort((a, b) => b.localeCompare(a))
              .map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
          </HTMLSelect>
        }
      />
      {resumo ? (
        <>
          <Total resumo={resumo} />
          {resumo.departamentos.length > 0 ? (
            <Departamentos departamentos={resumo.departamentos} />
          ) : (
            <EmptyState text={`Nenhum departamento tem orçamento ou gasto em ${ano}.`} />
          )}
        </>
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível carregar os orçamentos.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
