import { Button } from '@blueprintjs/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCan } from '../session'
import { EmptyState } from '../ui'
import type { ListRow } from './columns'
import { RecycleBin } from './filter/filters'
import type { ListPage } from './page'
import type { ListState } from './use-list'
import type { ListQuery } from './use-list-query'

export type Shown = { list: Pick<ListState, 'narrowed'>; page: ListPage<unknown> }

/** Whether the list has no records at all, not only because of a search or a filter. */
export const isEmpty = ({ list, page }: Shown) =>
  !list.narrowed && page.current && !page.failed && page.rows?.length === 0 && page.total === 0

export type EmptyProps = {
  /** One sentence for an empty list: what the user can do. */
  hint?: string
  /** The button that adds the first record; false when the current user may not add one. */
  add?: ReactNode
  /** Replaces the usual text of an empty list. */
  emptyText?: string
  /** More buttons below an empty list. */
  more?: ReactNode
}

type Props = EmptyProps & { list: Pick<ListState, 'narrowed' | 'clear'> }

/** Shown instead of the rows: nothing matches the search, or there are no records yet. */
export function EmptyList({ list, hint, add, emptyText = 'Ainda não há dados cadastrados.', more }: Props) {
  if (list.narrowed)
    return (
      <EmptyState text="Nenhum resultado para esta busca.">
        <Button variant="outlined" text="Limpar busca e filtros" onClick={list.clear} />
      </EmptyState>
    )
  return (
    <EmptyState text={emptyText} hint={add === false ? 'O que for cadastrado aparece aqui.' : hint}>
      {add}
      {more}
    </EmptyState>
  )
}

type BinProps<Row extends ListRow, Field extends string> = { of: ListQuery<Row, unknown, Field, never> }

/** The recycle bin's button for an empty list; shown only when the list has deleted records. */
export function EmptyListBin<Row extends ListRow, Field extends string>({ of }: BinProps<Row, Field>) {
  const { list } = of
  const canRestore = useCan('lixeira.restaurar') && 'excluidos' in list.filters
  const [deleted, setDeleted] = useState(0)
  const count = useRef(of.countDeleted)
  useEffect(() => {
    let gone = false
    if (canRestore)
      count.current().then(
        (found) => gone || setDeleted(found),
        // A failure is ignored, because the settings also have a link to the recycle bin.
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [canRestore])
  return deleted > 0 ? <RecycleBin list={list} /> : null
}
