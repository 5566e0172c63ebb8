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
import { InBin } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { usePeopleSearchText } from '../../../acesso/usuario'
import { departamentoUrls } from '../../departamento/urls'
import { EmEspera, SalvarContatos } from '../../vinculo'
import { useConfirmarMembros } from './actions'
import { columns } from './columns'
import { crumbs, DepartamentoHeader } from './header'
import { MembrosDepartamentoDocument } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros do Departamento'
const failure = 'Não foi possível buscar os membros do departamento.'

const status = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const searchText = usePeopleSearchText()
  const espera = useCan('departamento.escrever')
  const confirm = useConfirmarMembros()
  const found = useListQuery(MembrosDepartamentoDocument, {
    name: 'departamento-membros',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters: ['statusMembro'],
    filtro: ({ statusMembro }) => ({
      idDepartamento: id,
      statusMembro: status.find(({ value }) => value === statusMembro)?.value,
    }),
    variables: { id, espera },
    page: (data) => data.departamento.membros,
  })
  const { list, page, error } = found
  const departamento = found.data?.departamento
  if (!departamento)
    return page.failed ? (
      <ErrorState header={{ title, crumbs }} text={errorText(error, failure)} onRetry={page.retry} />
    ) : (
      <PageSpinner />
    )

  const canWrite = departamento.acoesPermitidas.includes('editar')
  const add = canWrite && <AddButton to={departamentoUrls.adicionarMembro(departamento.id)} text="Adicionar Membro" />
  return (
    <>
      <DepartamentoHeader departamento={departamento} add={add} />
      <InBin table="departamento" record={departamento} />
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
        <SearchBox list={list} placeholder={searchText} />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMembro" label="Status" choices={status} />
          <SortSelect list={list} columns={columns} />
        </Filters>
        {!departamento.excluidoEm && <SalvarContatos group={`/departamentos/${departamento.id}`} name="departamento" />}
      </Toolbar>
      {!departamento.excluidoEm && <EmEspera espera={departamento.emEspera} confirm={confirm} />}
      <ListTable
        of={found}
        label={title}
        errorText={failure}
        hint="Adicione quem serve neste departamento."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
    </>
  )
}
