import {
  AddButton,
  among,
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
import { statusChoices } from '../status'
import { missaoUrls } from '../urls'
import { columns } from './columns'
import { MissaoMenu } from './menu'
import { MissoesDocument } from './missoes.generated'

const title = 'Missões'

export function Component() {
  const canWrite = useCan('missao.escrever')
  const found = useListQuery(MissoesDocument, {
    name: 'missoes',
    columns,
    order: { campo: 'nomeMissao', direcao: 'ASC' },
    filters: ['statusMissao', 'excluidos'],
    filtro: ({ statusMissao, excluidos }) => ({
      statusMissao: among(statusChoices, statusMissao),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.missoes,
  })
  const { list } = found

  const add = canWrite && <AddButton to={missaoUrls.create} text="Nova Missão" />
  return (
    <>
      <PageHeader title={title} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="missao.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou local" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMissao" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as missões."
        hint="Cadastre a primeira missão; depois adicione nela quem participa."
        add={add}
        menu={(row) => <MissaoMenu missao={row} />}
      />
    </>
  )
}
