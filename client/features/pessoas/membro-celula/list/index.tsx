import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
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
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usePeopleSearchText } from '../../../acesso/usuario'
import { celulaUrls } from '../../celula/urls'
import { columns } from './columns'
import type { CelulaDosMembrosQuery } from './membros.generated'
import { MembrosCelulaDocument, useCelulaDosMembrosQuery, useMembrosCelulaQuery } from './membros.generated'
import { MembroCelulaMenu } from './menu'

const title = 'Membros da Célula'
const failure = 'Não foi possível buscar os membros da célula.'

export function Component() {
  const { idCelula = '' } = useParams()
  const { data, error, refetch } = useCelulaDosMembrosQuery({ variables: { id: idCelula } })
  if (data) return <Membros celula={data.celula} />
  if (!error) return <PageSpinner />
  return <ErrorState text={errorText(error, failure)} onRetry={() => void refetch().catch(() => undefined)} />
}

function Membros({ celula }: { celula: CelulaDosMembrosQuery['celula'] }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const canWrite = useCan('celula.escrever')
  const chosen = useColumns('membrosCelula', columns)
  const list = useList({ columns, order: { campo: 'name', direcao: 'ASC' } })
  const idCelula = String(celula.id)
  const filtro = { idCelula }
  const page = toPage(useMembrosCelulaQuery({ variables: { ...list.variables, filtro } }), (data) => data.membrosCelula)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: MembrosCelulaDocument, variables, fetchPolicy: 'no-cache' }))
    return data.membrosCelula
  }

  const back = celulaUrls.detail(celula.id)
  const add = canWrite && <AddButton to={celulaUrls.adicionarMembro(celula.id)} text="Adicionar Membro" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'Secretaria' },
          { text: 'Células', to: celulaUrls.list },
          { text: celula.nomeCelula, to: back },
        ]}
        description={celula.nomeCelula}
        actions={
          <>
            <Button variant="outlined" icon={<ArrowLeft />} text="Voltar" onClick={() => navigate(back)} />
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="celula.exportar">
              <ExportMenu
                name="membrosCelula"
                title={`${title}: ${celula.nomeCelula}`}
                // the file holds this cell's members alone
                list={{ ...list, filters: { idCelula } }}
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
        errorText={failure}
        add={add}
        menu={canWrite ? (row) => <MembroCelulaMenu membro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
