import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { Edit, SwapHorizontal, TickCircle } from '@blueprintjs/icons'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { DataTable, ExportMenu, Pager, Toolbar, toPage, useList } from '../../../../kernel/list'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { Can } from '../../../../kernel/session'
import { addressParams, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { ExtratoTiles, PdfButton, type Periodo, PeriodoFilter, presentMonth } from '../../livro-caixa'
import { movimentoBancarioUrls } from '../../movimento-bancario/urls'
import { transferenciaUrls } from '../../transferencia/urls'
import { contaFinanceiraUrls } from '../urls'
import { columns, type Extrato, type Linha } from './columns'
import { ExtratoDocument, useExtratoQuery } from './extrato.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Contas financeiras', to: contaFinanceiraUrls.list }]

/** The page of one account: its statement of a period, by default of the current month. */
export function Component() {
  const { id = '' } = useParams()
  const client = useApolloClient()
  const navigate = useNavigate()
  const today = useToday()
  const [, setParams] = useSearchParams()
  const own = useList({ columns: [], order: { campo: 'data', direcao: 'ASC' }, filters: ['inicio', 'fim'] })
  const { inicio, fim } = own.filters
  const periodo = { ...presentMonth(today), ...(inicio && { inicio }), ...(fim && { fim }) }
  const { first, after } = own.variables
  const result = useExtratoQuery({ variables: { id, ...periodo, first, after }, context: { opensScreen: true } })
  const conta = (result.data ?? result.previousData)?.contaFinanceira

  if (!conta) {
    if (!result.error) return <PageSpinner />
    return (
      <LoadFailed
        header={{ title: 'Extrato', crumbs }}
        error={result.error}
        text="Não foi possível buscar o extrato."
        onRetry={result.refetch}
      />
    )
  }

  const { idCliente, nome, nomeTipo, banco, agencia, numero, extrato } = conta
  const list = {
    ...own,
    // the period always applies, so the export contains it too
    filters: { ...periodo, idContaFinanceira: String(conta.id) },
    variables: { ...own.variables, ordem: undefined, idCliente },
  }
  const page = toPage(result, (data) => linhasOf(data.contaFinanceira.extrato))
  const choose = (chosen: Periodo) => {
    const next = addressParams()
    next.delete('pagina')
    for (const [name, value] of Object.entries(chosen)) next.set(name, value)
    setParams(next, { preventScrollReset: true })
  }
  const load = async (slice: { first: number; after?: string }) => {
    const variables = { id, ...periodo, ...slice }
    const data = dataOf(await client.query({ query: ExtratoDocument, variables, fetchPolicy: 'no-cache' }))
    return linhasOf(data.contaFinanceira.extrato)
  }
  const days = `de ${formatDate(periodo.inicio)} a ${formatDate(periodo.fim)}`

  return (
    <>
      <PageHeader
        title={nome}
        crumbs={crumbs}
        description={[nomeTipo, banco, agencia, numero, `extrato ${days}`].filter(Boolean).join(' · ')}
        actions={
          <>
            {conta.acoesPermitidas.includes('editar') && (
              <Button
                variant="outlined"
                icon={<Edit />}
                text="Editar"
                onClick={() => navigate(contaFinanceiraUrls.edit(conta.id))}
              />
            )}
            {!conta.excluidoEm && (
              <Can action="movimentoBancario.ler">
                <Button
                  variant="outlined"
                  icon={<TickCircle />}
                  text="Conciliar"
                  onClick={() => navigate(movimentoBancarioUrls.conta(conta.id))}
                />
              </Can>
            )}
            {!conta.excluidoEm && (
              <Can action="transferencia.escrever">
                <Button
                  intent="primary"
                  icon={<SwapHorizontal />}
                  text="Transferir"
                  onClick={() => navigate(transferenciaUrls.createFrom(conta.id))}
                />
              </Can>
            )}
          </>
        }
      />
      <InBin table="conta_financeira" record={conta} />
      <Toolbar
        tools={
          <>
            <Can action="relatorio.ler">
              <PdfButton periodo={periodo} idContaFinanceira={conta.id} />
            </Can>
            <Can action="livroCaixa.exportar">
              <ExportMenu
                name="extrato"
                title={`Extrato de ${nome}, ${days}`}
                list={list}
                columns={columns}
                load={load}
                around={{ before: <ExtratoTiles extrato={extrato} /> }}
              />
            </Can>
          </>
        }
      >
        <PeriodoFilter list={list} periodo={periodo} today={today} onChoose={choose} />
      </Toolbar>
      <ExtratoTiles extrato={extrato} />
      <DataTable
        label={`Extrato de ${nome}`}
        list={{ ...own, narrowed: false }}
        columns={columns}
        page={page}
        emptyText="Nada moveu esta conta neste período."
        hint="Escolha outro período, ou lance uma entrada, uma saída ou uma transferência nesta conta."
        errorText="Não foi possível buscar o extrato."
      />
      <Pager list={own} page={page} />
    </>
  )
}

/** The lines as table rows. A row needs an idCliente; all lines are of one church, so any value will do. */
const linhasOf = ({ linhas }: Extrato): { nodes: Linha[]; totalCount: number } => ({
  ...linhas,
  nodes: linhas.nodes.map((linha) => ({ ...linha, idCliente: 0 })),
})
