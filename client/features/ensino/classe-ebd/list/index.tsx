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
import { classeUrls } from '../urls'
import { ClassesEbdDocument } from './classes.generated'
import { columns } from './columns'
import { ClasseMenu } from './menu'

const title = 'Classes da EBD'

export function Component() {
  const canWrite = useCan('classeEBD.escrever')
  const found = useListQuery(ClassesEbdDocument, {
    name: 'classesEBD',
    columns,
    order: { campo: 'nomeClasse', direcao: 'ASC' },
    filters: ['statusClasse', 'excluidos'],
    filtro: ({ statusClasse, excluidos }) => ({
      statusClasse: among(statusChoices, statusClasse),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.classesEBD,
  })
  const { list } = found

  const add = canWrite && <AddButton to={classeUrls.create} text="Nova Classe" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'EBD' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="classeEBD.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou faixa etária" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusClasse" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as classes."
        hint="Crie a primeira classe; depois adicione nela os alunos."
        add={add}
        menu={(row) => <ClasseMenu classe={row} />}
      />
    </>
  )
}
