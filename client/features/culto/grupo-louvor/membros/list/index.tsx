import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { dataOf, errorText } from '../../../../../kernel/apollo'
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
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { grupoLouvorUrls } from '../../urls'
import { columns } from './columns'
import type { GrupoDosMembrosQuery } from './membros.generated'
import { MembrosGrupoLouvorDocument, useGrupoDosMembrosQuery, useMembrosGrupoLouvorQuery } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Lista de Membros de Grupo de Louvor'
const failure = 'Não foi possível carregar os dados.'

export function Component() {
  const { uuid = '' } = useParams()
  const { data, error, refetch } = useGrupoDosMembrosQuery({ variables: { id: uuid } })
  if (data) return <Membros grupo={data.grupoLouvor} />
  if (!error) return <PageSpinner />
  return <ErrorState text={errorText(error, failure)} onRetry={() => void refetch().catch(() => undefined)} />
}

function Membros({ grupo }: { grupo: GrupoDosMembrosQuery['grupoLouvor'] }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const canWrite = useCan('membroGrupoLouvor.escrever')
  const chosen = useColumns('membrosGrupoLouvor', columns)
  const list = useList({ columns, order: { campo: 'name', direcao: 'ASC' } })
  const filtro = { idGrupo: String(grupo.id) }
  const page = toPage(
    useMembrosGrupoLouvorQuery({ variables: { ...list.variables, filtro } }),
    (data) => data.membrosGrupoLouvor,
  )

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: MembrosGrupoLouvorDocument, variables, fetchPolicy: 'no-cache' }))
    return data.membrosGrupoLouvor
  }

  const add = canWrite && <AddButton to={grupoLouvorUrls.adicionarMembro(grupo.uuid)} text="Novo Membro" />
  const nobody = page.rows?.length === 0 && !page.loading && !list.narrowed
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Escalas e louvor' }, { text: 'Grupos', to: grupoLouvorUrls.list }, { text: grupo.nomeGrupo }]}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<ArrowLeft />}
              text="Voltar"
              onClick={() => navigate(grupoLouvorUrls.list)}
            />
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="grupoLouvor.exportar">
              <ExportMenu
                name="membrosGrupoLouvor"
                title={`${title}: ${grupo.nomeGrupo}`}
                // the file holds this group's members alone
                list={{ ...list, filters: filtro }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder={`Buscar em ${grupo.nomeGrupo}`} />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      {nobody ? (
        <EmptyState text="Nenhum membro encontrado">{add}</EmptyState>
      ) : (
        <DataTable
          label={title}
          list={list}
          columns={chosen.shown}
          page={page}
          errorText={failure}
          add={add}
          menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
        />
      )}
      <Pager list={list} page={page} />
    </>
  )
}
