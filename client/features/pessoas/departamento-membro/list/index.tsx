import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
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
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { usePeopleSearchText } from '../../../acesso/usuario'
import { departamentoUrls } from '../../departamento/urls'
import { columns } from './columns'
import { crumbs, DepartamentoHeader } from './header'
import type { DepartamentoDetalheQuery } from './membros.generated'
import { MembrosDepartamentoDocument, useDepartamentoDetalheQuery } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros do Departamento'

const status = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useDepartamentoDetalheQuery({ variables: { id } })
  if (data) return <Membros departamento={data.departamento} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os membros do departamento.')
  return <ErrorState header={{ title, crumbs }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
}

function Membros({ departamento }: { departamento: DepartamentoDetalheQuery['departamento'] }) {
  const canWrite = useCan('departamento.escrever')
  const idDepartamento = String(departamento.id)
  const found = useListQuery(MembrosDepartamentoDocument, {
    name: 'departamento-membros',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters: ['statusMembro'],
    filtro: ({ statusMembro }) => ({
      idDepartamento,
      statusMembro: status.find(({ value }) => value === statusMembro)?.value,
    }),
    page: (data) => data.membrosDepartamento,
  })
  const { list } = found

  const add = canWrite && <AddButton to={departamentoUrls.adicionarMembro(departamento.id)} text="Adicionar Membro" />
  return (
    <>
      <DepartamentoHeader departamento={departamento} add={add} />
      <Toolbar
        of={found}
        tools={
          <ListTools
            of={found}
            title={`${title}: ${departamento.tituloDepartamento}`}
            exporting="departamento.exportar"
          />
        }
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMembro" label="Status" choices={status} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os membros do departamento."
        hint="Adicione quem serve neste departamento."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
    </>
  )
}
