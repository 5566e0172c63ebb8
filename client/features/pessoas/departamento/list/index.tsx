import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { departamentoUrls } from '../urls'
import { columns } from './columns'
import { DepartamentosDocument } from './departamentos.generated'
import { DepartamentoMenu } from './menu'

const title = 'Departamentos'

const situacoes = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]

export function Component() {
  const canWrite = useCan('departamento.escrever')
  const found = useListQuery(DepartamentosDocument, {
    name: 'departamentos',
    columns,
    order: { campo: 'tituloDepartamento', direcao: 'ASC' },
    filters: ['status', 'excluidos'],
    filtro: ({ status, excluidos }) => ({
      status: situacoes.some(({ value }) => value === status) ? Number(status) : undefined,
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.departamentos,
  })
  const { list } = found

  const add = canWrite && <AddButton to={departamentoUrls.create} text="Novo Departamento" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Grupos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="departamento.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por título ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="status" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os departamentos."
        hint="Crie os departamentos da igreja, como Louvor, Infantil e Recepção."
        add={add}
        menu={(row) => <DepartamentoMenu departamento={row} />}
      />
    </>
  )
}
