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
import { statusManutencoes } from '../status'
import { manutencaoUrls } from '../urls'
import { columns } from './columns'
import { ManutencoesPatrimonioDocument } from './manutencoes-patrimonio.generated'
import { ManutencaoMenu } from './menu'

const title = 'Manutenções de patrimônios'

export function Component() {
  const canWrite = useCan('manutencaoPatrimonio.escrever')
  const found = useListQuery(ManutencoesPatrimonioDocument, {
    name: 'manutencoesPatrimonio',
    columns,
    order: { campo: 'dataManutencao', direcao: 'DESC' },
    filters: ['statusManutencao', 'excluidos'],
    filtro: ({ statusManutencao, excluidos }) => ({
      statusManutencao: among(statusManutencoes, statusManutencao),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.manutencoesPatrimonio,
  })
  const { list } = found

  const add = canWrite && <AddButton to={manutencaoUrls.create} text="Nova Manutenção" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="manutencaoPatrimonio.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por patrimônio ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusManutencao" label="Status" choices={[...statusManutencoes]} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível carregar os dados da manutenção."
        hint="Registre a primeira manutenção; concluída, o seu custo vai para as saídas."
        open={(row) => (row.excluidoEm ? undefined : manutencaoUrls.detail(row.id))}
        add={add}
        menu={canWrite ? (row) => <ManutencaoMenu manutencao={row} /> : undefined}
      />
    </>
  )
}
