import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { IndisponibilidadeCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  Filters,
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  usualPeriods,
  withBin,
} from '../../../../kernel/list'
import { useReload } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { IndisponibilidadeDialog } from '../form'
import { useExcluirIndisponibilidade } from './excluir'
import { type IndisponibilidadeLinhaFragment, IndisponibilidadesDocument } from './indisponibilidades.generated'

const title = 'Quem não pode servir'

const columns: Column<IndisponibilidadeLinhaFragment, IndisponibilidadeCampo>[] = [
  { id: 'membro', title: 'Nome', sort: 'membro', cell: ({ membro }) => membro && <Pessoa pessoa={membro} /> },
  { id: 'dataInicio', title: 'De', sort: 'dataInicio', cell: (row) => <DateText value={row.dataInicio} /> },
  { id: 'dataFim', title: 'Até', cell: (row) => <DateText value={row.dataFim} /> },
  { id: 'observacao', title: 'Observação', cell: (row) => row.observacao },
]

/** The days on which people cannot serve, for those who make rosters. */
export function Component() {
  const canWrite = useCan('indisponibilidade.escrever')
  const { remove, restore } = useExcluirIndisponibilidade()
  const [editing, setEditing] = useState<number | 'new'>()
  const found = useListQuery(IndisponibilidadesDocument, {
    name: 'indisponibilidades',
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    ownOrder: true,
    periods: usualPeriods,
    filters: ['quando', 'excluidos'],
    filtro: withBin,
    page: (data) => data.indisponibilidades,
  })
  const { list, page } = found
  const { reloads, reload } = useReload(found.refetch)
  const indisponibilidade = page.rows?.find(({ id }) => id === editing)

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Bloquear datas" onClick={() => setEditing('new')} />
  )
  const menu = (row: IndisponibilidadeLinhaFragment) => (
    <RowMenu of={row.membro?.name ?? ''}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar datas" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Cultos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="indisponibilidade.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por nome" />
        <Filters list={found.stated}>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as datas."
        hint="Cada pessoa bloqueia as próprias datas em “Minhas datas”; você pode bloquear as de quem avisou de outro modo."
        open={(row) => (row.acoesPermitidas.includes('editar') ? () => setEditing(row.id) : undefined)}
        add={add}
        menu={canWrite ? menu : undefined}
      />
      {(editing === 'new' || indisponibilidade) && (
        <IndisponibilidadeDialog
          key={reloads}
          indisponibilidade={indisponibilidade}
          onClose={() => setEditing(undefined)}
          onReload={reload}
        />
      )}
    </>
  )
}
