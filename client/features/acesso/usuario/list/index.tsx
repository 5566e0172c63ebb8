import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { maximoDoLote } from '../../../../../schema/rules/acesso/lote.input'
import { useParts } from '../../../../kernel/feature'
import {
  AddButton,
  among,
  ListTable,
  ListTools,
  SearchBox,
  Toolbar,
  useListQuery,
  useSelection,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { LoteBar, useAddedBulk } from '../lote'
import { usePeopleSearchText } from '../member-search'
import { perfilIn } from '../perfis'
import { usuarioUrls } from '../urls'
import { columns } from './columns'
import { aniversarios, ativos, convertidos, UsuarioFilters, useFilterNames } from './filters'
import { UsuarioMenu } from './menu'
import type { UsuarioLinhaFragment } from './usuarios.generated'
import { UsuariosDocument } from './usuarios.generated'

const title = 'Pessoas'

export function Component() {
  const navigate = useNavigate()
  const canWrite = useCan('usuario.escrever')
  const parts = useParts('usuario')
  const { names, added } = useFilterNames()
  const bulk = useAddedBulk()
  const selection = useSelection<UsuarioLinhaFragment>({
    nameOf: ({ name }) => name,
    most: maximoDoLote,
    full: `Selecione no máximo ${maximoDoLote} pessoas.`,
  })
  const found = useListQuery(UsuariosDocument, {
    name: 'usuarios',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters: names,
    filtro: (chosen) => ({
      usuarioAtivo: toNumber(among(ativos, chosen.usuarioAtivo)),
      recemConvertido: toNumber(among(convertidos, chosen.recemConvertido)),
      perfil: perfilIn(chosen.perfil),
      mesAniversario: toNumber(among(aniversarios, chosen.mesAniversario)),
      ...Object.fromEntries(added.map((name) => [name, toNumber(chosen[name])?.toString()])),
      deixouDeVir: chosen.deixouDeVir === 'true' || undefined,
      excluidos: chosen.excluidos === 'true',
    }),
    page: (data) => data.usuarios,
  })
  const { list } = found

  const add = canWrite && <AddButton to={usuarioUrls.create} text="Nova Pessoa" />
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {parts
              .flatMap(({ links = [] }) => links)
              .map(({ text, to, icon: Icon, action }) => (
                <Can key={to} action={action}>
                  <Button variant="outlined" icon={<Icon />} text={text} onClick={() => navigate(to)} />
                </Can>
              ))}
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="usuario.exportar" />}>
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <UsuarioFilters list={list} />
      </Toolbar>
      <LoteBar selection={selection} added={bulk} />
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os usuários."
        hint="Cadastre a primeira pessoa, ou traga todas de uma planilha em 'Importar pessoas'."
        add={add}
        menu={canWrite ? (row) => <UsuarioMenu usuario={row} /> : undefined}
        selection={(canWrite || bulk.length > 0) && !list.filters.excluidos ? selection : undefined}
      />
    </>
  )
}

/** Filters come from the address as text. Text that is not a number is ignored. */
function toNumber(text: string | undefined): number | undefined {
  return text && /^-?\d+$/.test(text) ? Number(text) : undefined
}
