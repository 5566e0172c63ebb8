import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Action } from '../../gql/actions'
import { useEveryChurch, useSession } from '../session'

/** Fields of every record in a list. */
export type ListRow = { id: number; uuid: string; idCliente: number }

export type Column<Row, Field extends string = string> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** The API's sort field for this column's header. */
  sort?: Field
  align?: 'right'
  /** Hidden until the user selects it. */
  optional?: boolean
  /** Only people who may do this action see the column; for others the server would leave it empty. */
  action?: Action
}

export type Columns<Row, Field extends string = string> = {
  all: Column<Row, Field>[]
  shown: Column<Row, Field>[]
  toggle(id: string): void
}

/** A list's columns with the user's choice, stored per list in this browser. A list of all churches also has 'Id do Cliente'. */
export function useColumns<Row extends ListRow, Field extends string>(
  list: string,
  columns: Column<Row, Field>[],
): Columns<Row, Field> {
  const key = `candeia.colunas.${list}`
  const [choice, setChoice] = useState(() => readChoice(key))
  const everyTenant = useEveryChurch()
  const readable = useReadable(columns)
  const all = everyTenant ? [...readable, clientColumn<Row, Field>()] : readable
  const isShown = (column: Column<Row, Field>) => choice[column.id] ?? !column.optional
  return {
    all,
    shown: all.filter((column, index) => index === 0 || isShown(column)),
    toggle(id) {
      const column = all.find((each) => each.id === id)
      if (!column) return
      const next = { ...choice, [id]: !isShown(column) }
      setChoice(next)
      localStorage.setItem(key, JSON.stringify(next))
    },
  }
}

/** The columns that the current user may read. */
export function useReadable<Row, Field extends string>(columns: Column<Row, Field>[]): Column<Row, Field>[] {
  const acoes = useSession().eu?.acoes ?? []
  return columns.filter(({ action }) => !action || acoes.includes(action))
}

const clientColumn = <Row extends ListRow, Field extends string>(): Column<Row, Field> => ({
  id: 'idCliente',
  title: 'Id do Cliente',
  align: 'right',
  cell: (row) => row.idCliente,
})

function readChoice(key: string): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}
