import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { MomentoCultoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useReload } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { cultoUrls } from '../../culto/urls'
import { MomentoCultoDialog } from '../form'
import { useExcluirMomentoCulto } from './excluir'
import type { MomentoCultoLinhaFragment } from './momentos-culto.generated'
import { MomentosCultoDocument } from './momentos-culto.generated'

const title = 'Momentos do culto'

const columns: Column<MomentoCultoLinhaFragment, MomentoCultoCampo>[] = [
  { id: 'titulo', title: 'Título', sort: 'titulo', cell: (row) => row.titulo },
]

export function Component() {
  const canWrite = useCan('momentoCulto.escrever')
  const { remove, restore } = useExcluirMomentoCulto()
  const [editing, setEditing] = useState<number | 'new'>()
  const found = useListQuery(MomentosCultoDocument, {
    name: 'momentosCulto',
    columns,
    order: { campo: 'titulo', direcao: 'ASC' },
    filters: ['excluidos'],
    filtro: withBin,
    page: (data) => data.momentosCulto,
  })
  const { list, page } = found
  const { reloads, reload } = useReload(found.refetch)
  const momentoCulto = page.rows?.find(({ id }) => id === editing)

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Momento" onClick={() => setEditing('new')} />
  )
  const menu = (row: MomentoCultoLinhaFragment) => (
    <RowMenu of={row.titulo}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Momento" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Momento" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Momento" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Cultos', to: cultoUrls.list }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="momentoCulto.exportar" />}>
        <SearchBox list={list} placeholder="Buscar momento" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os momentos."
        hint="Crie momentos, como Abertura, Louvor e Palavra, para montar a ordem do culto."
        open={(row) => (row.acoesPermitidas.includes('editar') ? () => setEditing(row.id) : undefined)}
        add={add}
        menu={canWrite ? menu : undefined}
      />
      {(editing === 'new' || momentoCulto) && (
        <MomentoCultoDialog
          key={reloads}
          momentoCulto={momentoCulto}
          onClose={() => setEditing(undefined)}
          onReload={reload}
        />
      )}
    </>
  )
}
