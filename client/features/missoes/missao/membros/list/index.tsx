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
import { usePeopleSearchText } from '../../../../acesso/usuario'
import { missaoUrls } from '../../urls'
import { columns } from './columns'
import { MembrosMissaoDocument, useMembrosMissaoQuery } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros da Missão'

const statusChoices = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const client = useApolloClient()
  const canWrite = useCan('missao.escrever')
  const chosen = useColumns('membrosMissao', columns)
  const list = useList({ columns, order: { campo: 'name', direcao: 'ASC' }, filters: ['statusMembro'] })
  const filtro = { ...list.filters, idMissao: id }
  const result = useMembrosMissaoQuery({ variables: { ...list.variables, id, filtro } })
  const page = toPage(result, (data) => data.membrosMissao)
  const missao = (result.data ?? result.previousData)?.missao

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, id, filtro, ...slice }
    const data = dataOf(await client.query({ query: MembrosMissaoDocument, variables, fetchPolicy: 'no-cache' }))
    return data.membrosMissao
  }

  const add = canWrite && !page.failed && <AddButton to={missaoUrls.addMembro(id)} text="Adicionar Membro" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'Missões', to: missaoUrls.list },
          { text: missao?.nomeMissao ?? 'Missão', to: missaoUrls.detail(id) },
        ]}
        description={missao?.nomeMissao}
        actions={add}
      />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="missao.exportar">
              <ExportMenu
                name="missoes-membros"
                title={`${title}: ${missao?.nomeMissao ?? ''}`}
                list={{ ...list, filters: filtro }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
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
        errorText="Não foi possível buscar os membros da missão."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
