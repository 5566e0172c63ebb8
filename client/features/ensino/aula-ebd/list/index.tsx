import {
  AddButton,
  FilterDate,
  FilterSelect,
  Filters,
  femininePeriods,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { aulaUrls } from '../urls'
import { AulasEbdDocument } from './aulas.generated'
import { columns } from './columns'
import { AulaMenu } from './menu'

const title = 'Aulas da EBD'

export function Component() {
  const canWrite = useCan('aulaEBD.escrever')
  const comClasses = useCan('classeEBD.ler')
  const found = useListQuery(AulasEbdDocument, {
    name: 'aulasEBD',
    columns,
    order: { campo: 'dataAula', direcao: 'DESC' },
    // When no sort order is selected, the server lists coming lessons nearest first, others latest first.
    ownOrder: true,
    periods: femininePeriods,
    filters: ['quando', 'idClasse', 'dataInicial', 'dataFinal', 'excluidos'],
    filtro: withBin,
    onScreen: () => ({ comClasses }),
    page: (data) => data.aulasEBD,
  })
  const { list, data } = found
  const classes = data?.classesEBD?.nodes ?? []

  const add = canWrite && <AddButton to={aulaUrls.create} text="Nova Aula" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'EBD' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="aulaEBD.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por tema ou classe" />
        <Filters list={found.stated}>
          <FilterSelect
            list={list}
            name="idClasse"
            label="Classe"
            feminine
            choices={classes.map(({ id, nomeClasse }) => ({ value: String(id), label: nomeClasse }))}
          />
          <FilterDate list={list} name="dataInicial" label="De" />
          <FilterDate list={list} name="dataFinal" label="Até" />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as aulas."
        hint="Registre a primeira aula, com a chamada, os visitantes e a oferta."
        add={add}
        menu={canWrite ? (row) => <AulaMenu aula={row} /> : undefined}
      />
    </>
  )
}
