import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { Upload } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { maximoDoLote } from '../../../../gql/regras/features/acesso/usuario/lote.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  Pager,
  RecycleBin,
  SearchBox,
  Toolbar,
  toPage,
  useColumns,
  useList,
  useSelection,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { importacaoUrls } from '../../../pessoas/importacao'
import { LoteBar } from '../lote'
import { usePeopleSearchText } from '../member-search'
import { usuarioUrls } from '../urls'
import { columns } from './columns'
import { filters, UsuarioFilters } from './filters'
import { UsuarioMenu } from './menu'
import type { UsuarioLinhaFragment } from './usuarios.generated'
import { UsuariosDocument, useUsuariosQuery } from './usuarios.generated'

const title = 'Pessoas'

export function Component() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const canWrite = useCan('usuario.escrever')
  const canJoin = useCan('departamento.escrever')
  const selection = useSelection<UsuarioLinhaFragment>({
    nameOf: ({ name }) => name,
    most: maximoDoLote,
    full: `Selecione no máximo ${maximoDoLote} pessoas.`,
  })
  const chosen = useColumns('usuarios', columns)
  const list = useList({ churches: true, columns: chosen.all, order: { campo: 'name', direcao: 'ASC' }, filters })
  const { usuarioAtivo, recemConvertido, perfil, mesAniversario, idDepartamento, excluidos } = list.filters
  const filtro = {
    usuarioAtivo: toNumber(usuarioAtivo),
    recemConvertido: toNumber(recemConvertido),
    perfil: toNumber(perfil),
    mesAniversario: toNumber(mesAniversario),
    idDepartamento: toNumber(idDepartamento)?.toString(),
    excluidos: excluidos === 'true',
  }
  const page = toPage(useUsuariosQuery({ variables: { ...list.variables, filtro } }), (data) => data.usuarios)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: UsuariosDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).usuarios
  }

  const add = canWrite && <AddButton to={usuarioUrls.create} text="Nova Pessoa" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Secretaria' }]}
        actions={
          <>
            <Can action="usuario.importar">
              <Button
                variant="outlined"
                icon={<Upload />}
                text="Importar pessoas"
                onClick={() => navigate(importacaoUrls.send)}
              />
            </Can>
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="usuario.exportar">
              <ExportMenu name="usuarios" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <UsuarioFilters list={list} />
      </Toolbar>
      <LoteBar selection={selection} />
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível carregar os usuários."
        add={add}
        menu={canWrite ? (row) => <UsuarioMenu usuario={row} /> : undefined}
        selection={(canWrite || canJoin) && !filtro.excluidos ? selection : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}

/** Filters come from the address as text; what is no number filters nothing. */
function toNumber(text: string | undefined): number | undefined {
  return text && /^-?\d+$/.test(text) ? Number(text) : undefined
}
