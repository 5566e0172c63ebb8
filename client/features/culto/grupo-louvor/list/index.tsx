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
import { grupoLouvorUrls } from '../urls'
import { columns } from './columns'
import { GruposLouvorDocument } from './grupos.generated'
import { GrupoLouvorMenu } from './menu'

const title = 'Grupos de louvor'

const situacoes = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]

export function Component() {
  const canCreate = useCan('grupoLouvor.criar')
  const found = useListQuery(GruposLouvorDocument, {
    name: 'gruposLouvor',
    columns,
    order: { campo: 'nomeGrupo', direcao: 'ASC' },
    filters: ['statusGrupo', 'excluidos'],
    filtro: ({ statusGrupo, excluidos }) => ({
      statusGrupo: situacoes.some(({ value }) => value === statusGrupo) ? Number(statusGrupo) : undefined,
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.gruposLouvor,
  })
  const { list } = found

  const add = canCreate && <AddButton to={grupoLouvorUrls.create} text="Novo Grupo" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Louvor' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="grupoLouvor.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por grupo ou líder" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusGrupo" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os grupos de louvor."
        hint="Crie o primeiro grupo, para marcar os ensaios e montar o repertório."
        add={add}
        menu={(row) => <GrupoLouvorMenu grupo={row} />}
      />
    </>
  )
}
