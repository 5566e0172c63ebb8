import { Button } from '@blueprintjs/core'
import { HorizontalBarChart } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import {
  AddButton,
  among,
  FilterRecord,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useDepartamentoFilter } from '../../../pessoas/departamento'
import { statusOrcamentos } from '../status'
import { orcamentoUrls } from '../urls'
import { columns } from './columns'
import { OrcamentoMenu } from './menu'
import { OrcamentosDocument } from './orcamentos.generated'

const title = 'Orçamentos'

export function Component() {
  const navigate = useNavigate()
  const decides = useCan('orcamento.aprovar')
  const found = useListQuery(OrcamentosDocument, {
    name: 'orcamentos',
    columns,
    order: { campo: 'dataOrcamento', direcao: 'DESC' },
    filters: ['statusOrcamento', 'idDepartamento', 'excluidos'],
    filtro: ({ statusOrcamento, idDepartamento, excluidos }) => ({
      statusOrcamento: among(statusOrcamentos, statusOrcamento),
      idDepartamento,
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.orcamentos,
  })
  const { list } = found
  const departamento = useDepartamentoFilter(list.filters.idDepartamento)

  const add = useCan('orcamento.criar') && <AddButton to={orcamentoUrls.create} text="Novo Orçamento" />
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
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="orcamento.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por título ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusOrcamento" label="Status" choices={[...statusOrcamentos]} />
          <Can action="departamento.ler">
            <FilterRecord list={list} name="idDepartamento" label="Departamento" {...departamento} />
          </Can>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível carregar os orçamentos."
        hint="Registre o primeiro orçamento; ele fica pendente até ser aprovado."
        add={add}
        menu={decides || list.filters.excluidos ? (row) => <OrcamentoMenu orcamento={row} /> : undefined}
      />
    </>
  )
}
