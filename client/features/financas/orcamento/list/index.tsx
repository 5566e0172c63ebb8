import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { HorizontalBarChart } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterRecord,
  FilterSelect,
  Filters,
  Pager,
  RecycleBin,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useDepartamentoFilter } from '../../../pessoas/departamento'
import { statusOrcamentos } from '../status'
import { orcamentoUrls } from '../urls'
import { columns } from './columns'
import { OrcamentoMenu } from './menu'
import { OrcamentosDocument, useOrcamentosQuery } from './orcamentos.generated'

const title = 'Orçamentos'

export function Component() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const decides = useCan('orcamento.aprovar')
  const chosen = useColumns('orcamentos', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'dataOrcamento', direcao: 'DESC' },
    filters: ['statusOrcamento', 'idDepartamento', 'excluidos'],
  })
  const { statusOrcamento, idDepartamento, excluidos } = list.filters
  const departamento = useDepartamentoFilter(idDepartamento)
  const filtro = { statusOrcamento, idDepartamento, excluidos: excluidos === 'true' }
  const result = useOrcamentosQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.orcamentos)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: OrcamentosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.orcamentos
  }

  const add = (
    <Can action="orcamento.criar">
      <AddButton to={orcamentoUrls.create} text="Novo Orçamento" />
    </Can>
  )
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<HorizontalBarChart />}
              text="Previsto e gasto"
              onClick={() => navigate(orcamentoUrls.resumo)}
            />
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="orcamento.exportar">
              <ExportMenu name="orcamentos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por título ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusOrcamento" label="Status" choices={[...statusOrcamentos]} />
          <Can action="departamento.ler">
            <FilterRecord list={list} name="idDepartamento" label="Departamento" {...departamento} />
          </Can>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível carregar os orçamentos."
        add={add}
        menu={decides || filtro.excluidos ? (row) => <OrcamentoMenu orcamento={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
