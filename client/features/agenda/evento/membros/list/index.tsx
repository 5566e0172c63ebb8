import { useApolloClient } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { dataOf } from '../../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
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
import { eventoUrls } from '../../urls'
import { Vagas } from '../../vagas'
import { columns } from './columns'
import { MembrosEventoDocument, useMembrosEventoQuery } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros do Evento'

export function Component() {
  const { id = '' } = useParams()
  const client = useApolloClient()
  const canWrite = useCan('evento.escrever')
  const chosen = useColumns('membrosEvento', columns)
  const list = useList({ columns, order: { campo: 'name', direcao: 'ASC' } })
  const filtro = { idEvento: id }
  const result = useMembrosEventoQuery({ variables: { ...list.variables, id, filtro } })
  const page = toPage(result, (data) => data.membrosEvento)
  const evento = (result.data ?? result.previousData)?.evento

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, id, filtro, ...slice }
    const data = dataOf(await client.query({ query: MembrosEventoDocument, variables, fetchPolicy: 'no-cache' }))
    return data.membrosEvento
  }

  const add = canWrite && !page.failed && <AddButton to={eventoUrls.addMembro(id)} text="Adicionar Membro" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'Agenda' },
          { text: 'Eventos', to: eventoUrls.list },
          { text: evento?.nomeEvento ?? 'Evento', to: eventoUrls.detail(id) },
        ]}
        description={
          evento && (
            <>
              {evento.nomeEvento}
              {evento.vagas !== null && (
                <>
                  {' · '}
                  <Vagas evento={evento} />
                </>
              )}
            </>
          )
        }
        actions={add}
      />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="evento.exportar">
              <ExportMenu
                name="eventos-membros"
                title={`${title}: ${evento?.nomeEvento ?? ''}`}
                list={{ ...list, filters: filtro }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os membros do evento."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
