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
  usualPeriods,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useDepartamentoFilter } from '../../../pessoas/departamento'
import { respostas } from '../resposta'
import { escalaCultoUrls } from '../urls'
import { columns } from './columns'
import { EscalasCultoDocument } from './escalas.generated'
import { EscalaMenu } from './menu'

const title = 'Lista de Escalas'

export function Component() {
  const canWrite = useCan('escalaCulto.escrever')
  const found = useListQuery(EscalasCultoDocument, {
    name: 'escalasCulto',
    columns,
    order: { campo: 'culto', direcao: 'DESC' },
    ownOrder: true,
    periods: usualPeriods,
    filters: ['quando', 'resposta', 'idDepartamento', 'excluidos'],
    filtro: (filters) => ({
      quando: filters.quando,
      resposta: among(respostas, filters.resposta),
      idDepartamento: filters.idDepartamento,
      excluidos: filters.excluidos === 'true',
    }),
    page: (data) => data.escalasCulto,
  })
  const { list } = found
  const departamento = useDepartamentoFilter(list.filters.idDepartamento)

  const add = canWrite && <AddButton to={escalaCultoUrls.create} text="Nova Escala" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Cultos' }, { text: 'Escalas', to: escalaCultoUrls.matriz }]}
        actions={add}
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="escalaCulto.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por nome ou função" />
        <Filters list={found.stated}>
          <FilterSelect list={list} name="resposta" label="Resposta" feminine choices={respostas} />
          <Can action="departamento.ler">
            <FilterRecord list={list} name="idDepartamento" label="Departamento" {...departamento} />
          </Can>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as escalas."
        hint="Escale a primeira pessoa em um culto; ela confirma ou recusa na própria conta."
        open={(row) => (row.acoesPermitidas.includes('editar') ? escalaCultoUrls.edit(row.uuid) : undefined)}
        add={add}
        menu={canWrite ? (row) => <EscalaMenu escala={row} /> : undefined}
      />
    </>
  )
}
