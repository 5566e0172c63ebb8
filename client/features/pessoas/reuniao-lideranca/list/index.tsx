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
import { statusReunioes } from '../status'
import { reuniaoLiderancaUrls } from '../urls'
import { columns } from './columns'
import { ReuniaoLiderancaMenu } from './menu'
import { ReunioesLiderancaDocument } from './reunioes-lideranca.generated'

const title = 'Reuniões de liderança'

const periods = [
  { value: 'proximos', label: 'Próximas' },
  { value: 'anteriores', label: 'Anteriores' },
]

export function Component() {
  const found = useListQuery(ReunioesLiderancaDocument, {
    name: 'reunioesLideranca',
    columns,
    order: { campo: 'dataReuniao', direcao: 'DESC' },
    ownOrder: true,
    periods,
    filters: ['quando', 'statusReuniao', 'excluidos'],
    filtro: ({ quando, statusReuniao, excluidos }) => ({
      quando,
      statusReuniao: among(statusReunioes, statusReuniao),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.reunioesLideranca,
  })
  const { list } = found

  const add = useCan('reuniaoLideranca.criar') && <AddButton to={reuniaoLiderancaUrls.create} text="Nova Reunião" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Agenda' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="reuniaoLideranca.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar na pauta" />
        <Filters list={found.stated}>
          <FilterSelect list={list} name="statusReuniao" label="Status" choices={statusReunioes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as reuniões."
        hint="Marque a primeira reunião, com a pauta e quem participa; a ata se escreve nela."
        add={add}
        menu={(row) => <ReuniaoLiderancaMenu reuniao={row} />}
      />
    </>
  )
}
