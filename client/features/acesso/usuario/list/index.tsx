import { Button } from '@blueprintjs/core'
import { Upload } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { maximoDoLote } from '../../../../gql/regras/features/acesso/usuario/lote.input'
import {
  AddButton,
  ListTable,
  ListTools,
  SearchBox,
  Toolbar,
  useListQuery,
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
import { UsuariosDocument } from './usuarios.generated'

const title = 'Pessoas'

export function Component() {
  const navigate = useNavigate()
  const canWrite = useCan('usuario.escrever')
  const canJoin = useCan('departamento.escrever')
  const selection = useSelection<UsuarioLinhaFragment>({
    nameOf: ({ name }) => name,
    most: maximoDoLote,
    full: `Selecione no máximo ${maximoDoLote} pessoas.`,
  })
  const found = useListQuery(UsuariosDocument, {
    name: 'usuarios',
    churches: true,
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters,
    filtro: ({ usuarioAtivo, recemConvertido, perfil, mesAniversario, idDepartamento, excluidos }) => ({
      usuarioAtivo: toNumber(usuarioAtivo),
      recemConvertido: toNumber(recemConvertido),
      perfil: toNumber(perfil),
      mesAniversario: toNumber(mesAniversario),
      idDepartamento: toNumber(idDepartamento)?.toString(),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.usuarios,
  })
  const { list } = found

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
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="usuario.exportar" />}>
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <UsuarioFilters list={list} />
      </Toolbar>
      <LoteBar selection={selection} />
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível carregar os usuários."
        hint="Cadastre a primeira pessoa, ou traga todas de uma planilha em 'Importar pessoas'."
        add={add}
        menu={canWrite ? (row) => <UsuarioMenu usuario={row} /> : undefined}
        selection={(canWrite || canJoin) && !list.filters.excluidos ? selection : undefined}
      />
    </>
  )
}

/** Filters come from the address as text. Text that is not a number is ignored. */
function toNumber(text: string | undefined): number | undefined {
  return text && /^-?\d+$/.test(text) ? Number(text) : undefined
}
