import { Classes } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
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
import { reservaUrls } from '../../reserva/urls'
import { useTipoRecursoChoices } from '../../tipo-recurso'
import { recursoUrls } from '../urls'
import { columns } from './columns'
import { RecursoMenu } from './menu'
import { RecursosDocument } from './recursos.generated'

const title = 'Recursos'

const situacoes = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]

export function Component() {
  const tipos = useTipoRecursoChoices()
  const found = useListQuery(RecursosDocument, {
    name: 'recursos',
    columns,
    order: { campo: 'nomeRecurso', direcao: 'ASC' },
    filters: ['idTipoRecurso', 'status', 'excluidos'],
    filtro: ({ idTipoRecurso, status, excluidos }) => ({
      idTipoRecurso,
      status: situacoes.some(({ value }) => value === status) ? Number(status) : undefined,
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.recursos,
    // The number of free units changes from hour to hour.
    fetchPolicy: 'cache-and-network',
  })
  const { list } = found

  const add = useCan('recurso.escrever') && <AddButton to={recursoUrls.create} text="Novo Recurso" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Salas e recursos' }]}
        actions={
          <>
            <Link to={reservaUrls.disponibilidade} className={`${Classes.BUTTON} ${Classes.OUTLINED}`}>
              <Calendar />
              <span className={Classes.BUTTON_TEXT}>Disponibilidade</span>
            </Link>
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="recurso.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="idTipoRecurso" label="Tipo" choices={tipos} />
          <FilterSelect list={list} name="status" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os recursos."
        hint="Cadastre o que se reserva na igreja, como projetor, caixas de som e veículos."
        add={add}
        menu={(row) => <RecursoMenu recurso={row} />}
      />
    </>
  )
}
