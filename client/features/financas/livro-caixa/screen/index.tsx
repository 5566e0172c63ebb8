import { useApolloClient } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { DataTable, ExportMenu, FilterSelect, Pager, Toolbar, toPage, useList } from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { addressParams, formatDate, PageHeader } from '../../../../kernel/ui'
import { Comprovantes } from '../../anexo'
import { useCentroCustoChoices } from '../../centro-custo'
import { useContaFinanceiraChoices } from '../../conta-financeira'
import { useToday } from '../../lancamento'
import { Tiles } from '../tiles'
import { columns, type Linha } from './columns'
import { LivroCaixaDocument, type LivroCaixaQuery, useLivroCaixaQuery } from './livro-caixa.generated'
import styles from './livro-caixa.module.css'
import { PdfButton } from './pdf'
import { type Periodo, PeriodoFilter, presentMonth, wholeMonth } from './periodo'
import { PorCategoria, PorConta, PorFundo, PorMes } from './resumo'
import { Resumo } from './so-resumo'

const title = 'Livro-caixa'

export function Component() {
  return useCan('livroCaixa.ler') ? <Livro /> : <Resumo />
}

function Livro() {
  const client = useApolloClient()
  const today = useToday()
  const [, setParams] = useSearchParams()
  const own = useList({
    columns: [],
    order: { campo: 'data', direcao: 'ASC' },
    filters: ['inicio', 'fim', 'idCentroCusto', 'idContaFinanceira'],
  })
  const { inicio, fim, idCentroCusto, idContaFinanceira } = own.filters
  const periodo = { ...presentMonth(today), ...withoutEmpty({ inicio, fim }) }
  const filtro = {
    ...periodo,
    ...(idCentroCusto && { idCentroCusto }),
    ...(idContaFinanceira && { idContaFinanceira }),
  }
  // the receipts are those of a whole month of the church
  const mes = !idCentroCusto && !idContaFinanceira && wholeMonth(periodo)
  const centros = useCentroCustoChoices()
  const contas = useContaFinanceiraChoices()
  // A period always applies, by default the current month: the filter fields and the export must contain it.
  const list = { ...own, narrowed: true, filters: filtro, clear: () => setParams({}) }
  const { first, after } = list.variables
  const result = useLivroCaixaQuery({
    variables: { ...filtro, first, after },
    context: { opensScreen: true },
  })
  const livro = (result.data ?? result.previousData)?.livroCaixa
  const page = toPage(result, ({ livroCaixa }) => linhasOf(livroCaixa))
  const choose = (chosen: Periodo) => {
    const next = addressParams()
    next.delete('pagina')
    for (const [name, value] of Object.entries(chosen)) next.set(name, value)
    setParams(next, { preventScrollReset: true })
  }

  const load = async (slice: { first: number; after?: string }) => {
    const variables = { ...filtro, ...slice, resumo: false }
    const data = dataOf(await client.query({ query: LivroCaixaDocument, variables, fetchPolicy: 'no-cache' }))
    return linhasOf(data.livroCaixa)
  }

  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        description={`De ${formatDate(periodo.inicio)} a ${formatDate(periodo.fim)}`}
      />
      <Toolbar
        tools={
          <>
            <Can action="relatorio.ler">
              <PdfButton periodo={periodo} idContaFinanceira={idContaFinanceira} disabled={Boolean(idCentroCusto)} />
            </Can>
            <Can action="livroCaixa.exportar">
              <ExportMenu
                name="livro-caixa"
                title={`${title}, de ${formatDate(periodo.inicio)} a ${formatDate(periodo.fim)}`}
                list={list}
                columns={columns}
                load={load}
                around={{
                  before: livro && <Tiles livro={livro} />,
                  after: livro && (
                    <>
                      <PorCategoria livro={livro} />
                      <PorFundo livro={livro} />
                      <PorMes livro={livro} />
                      <PorConta livro={livro} />
                    </>
                  ),
                }}
              />
            </Can>
          </>
        }
      >
        <PeriodoFilter list={list} periodo={periodo} today={today} onChoose={choose} />
        <FilterSelect list={list} name="idCentroCusto" label="Centro de custo" choices={centros} />
        {contas.length > 0 && (
          <FilterSelect list={list} name="idContaFinanceira" label="Conta financeira" feminine choices={contas} />
        )}
      </Toolbar>
      {livro && <Tiles livro={livro} />}
      {mes && <Comprovantes mes={mes} />}
      <DataTable
        label={title}
        list={list}
        columns={columns}
        page={page}
        errorText="Não foi possível buscar os dados financeiros."
      />
      <Pager list={list} page={page} />
      {livro && (
        <div className={styles.summary}>
          <PorCategoria livro={livro} className={styles.card} />
          <div className={styles.beside}>
            <PorFundo livro={livro} className={styles.card} />
            <PorMes livro={livro} className={styles.card} />
          </div>
          <PorConta livro={livro} className={`${styles.card} ${styles.whole}`} />
        </div>
      )}
    </>
  )
}

/** The lines as table rows. A row needs an idCliente; all lines are of one church, so any value will do. */
const linhasOf = ({ linhas }: LivroCaixaQuery['livroCaixa']): { nodes: Linha[]; totalCount: number } => ({
  ...linhas,
  nodes: linhas.nodes.map((linha) => ({ ...linha, idCliente: 0 })),
})

const withoutEmpty = (filters: Partial<Periodo>): Partial<Periodo> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
