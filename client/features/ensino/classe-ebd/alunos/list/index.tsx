import { useApolloClient } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { dataOf } from '../../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterSelect,
  Filters,
  Pager,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../../kernel/list'
import { Can, useCan } from '../../../../../kernel/session'
import { PageHeader } from '../../../../../kernel/ui'
import { classeUrls } from '../../urls'
import { MembrosClasseEbdDocument, useMembrosClasseEbdQuery } from './alunos.generated'
import { columns } from './columns'
import { AlunoMenu } from './menu'

const title = 'Alunos da Classe'

const statusChoices = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const client = useApolloClient()
  const canWrite = useCan('classeEBD.escrever')
  const chosen = useColumns('membrosClasseEBD', columns)
  const list = useList({ columns, order: { campo: 'name', direcao: 'ASC' }, filters: ['statusMembro'] })
  const filtro = { ...list.filters, idClasse: id }
  const result = useMembrosClasseEbdQuery({ variables: { ...list.variables, id, filtro } })
  const page = toPage(result, (data) => data.membrosClasseEBD)
  const classe = (result.data ?? result.previousData)?.classeEBD

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, id, filtro, ...slice }
    const data = dataOf(await client.query({ query: MembrosClasseEbdDocument, variables, fetchPolicy: 'no-cache' }))
    return data.membrosClasseEBD
  }

  const add = canWrite && !page.failed && <AddButton to={classeUrls.addAluno(id)} text="Adicionar Aluno" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'Ensino' },
          { text: 'Classes', to: classeUrls.list },
          { text: classe?.nomeClasse ?? 'Classe', to: classeUrls.detail(id) },
        ]}
        description={classe?.nomeClasse}
        actions={add}
      />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="classeEBD.exportar">
              <ExportMenu
                name="classesEBD-membros"
                title={`${title}: ${classe?.nomeClasse ?? ''}`}
                list={{ ...list, filters: filtro }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome, e-mail ou telefone" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMembro" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os alunos da classe."
        add={add}
        menu={canWrite ? (row) => <AlunoMenu membro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
