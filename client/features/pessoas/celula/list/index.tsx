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
import { useCan, useViewer } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { dias } from '../quando'
import { statusChoices } from '../status'
import { celulaUrls } from '../urls'
import { CelulasDocument } from './celulas.generated'
import { columns } from './columns'
import { CelulaMenu } from './menu'

const title = 'Células'
const diaFilters = dias.map((label, dia) => ({ value: String(dia), label }))

export function Component() {
  const canWrite = useCan('celula.escrever')
  const canReadAddress = useCan('usuario.lerTelefone')
  const own = [{ value: String(useViewer().id), label: 'Minhas células' }]
  const found = useListQuery(CelulasDocument, {
    name: 'celulas',
    columns,
    order: { campo: 'nomeCelula', direcao: 'ASC' },
    filters: ['statusCelula', 'diaCelula', 'idResponsavel', 'excluidos'],
    filtro: ({ statusCelula, diaCelula, idResponsavel, excluidos }) => ({
      statusCelula: statusChoices.find(({ value }) => value === statusCelula)?.value,
      diaCelula: diaFilters.some(({ value }) => value === diaCelula) ? Number(diaCelula) : undefined,
      idResponsavel: own.find(({ value }) => value === idResponsavel)?.value,
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.celulas,
  })
  const { list } = found

  const add = canWrite && <AddButton to={celulaUrls.create} text="Nova Célula" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Grupos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="celula.exportar" />}>
        <SearchBox
          list={list}
          placeholder={canReadAddress ? 'Nome, responsável ou endereço' : 'Buscar por nome ou responsável'}
        />
        <Filters list={list}>
          <FilterSelect list={list} name="statusCelula" label="Status" choices={statusChoices} />
          <FilterSelect list={list} name="idResponsavel" label="Responsável" choices={own} />
          <FilterSelect list={list} name="diaCelula" label="Dia" choices={diaFilters} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as células."
        hint="Crie a primeira célula, com responsável, dia e hora; depois adicione nela os membros."
        add={add}
        menu={(row) => <CelulaMenu celula={row} />}
      />
    </>
  )
}
