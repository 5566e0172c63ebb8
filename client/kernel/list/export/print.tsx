import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import paper from '../../paper/paper.module.css'
import { useChurchOf } from '../../session'
import { formatInstant, TimeZone, toast } from '../../ui'
import type { Column } from '../columns'
import type { ListState } from '../use-list'
import styles from './print.module.css'

const PAGE = 100

/** More rows would be thousands of requests, and paper that nobody reads. */
const MOST = 5000

const tooMany = (count: number) =>
  `São ${count.toLocaleString('pt-BR')} registros, e imprimem-se até ${MOST.toLocaleString('pt-BR')}. Filtre a lista, ou exporte a planilha.`

type Page<Row> = { nodes: Row[]; totalCount: number }

export type LoadPage<Row> = (page: { first: number; after?: string }) => Promise<Page<Row>>

export type Around = { before?: ReactNode; after?: ReactNode }

type Props<Row, Field extends string> = {
  title: string
  list: Pick<ListState, 'busca' | 'variables'>
  columns: Column<Row, Field>[]
  load: LoadPage<Row>
  around?: Around
  onDone: () => void
}

/** Loads every page of the list, renders it for paper only, opens the browser's print dialog and then disappears. */
export function PrintSheet<Row, Field extends string>({
  title,
  list,
  columns,
  load,
  around,
  onDone,
}: Props<Row, Field>) {
  const [rows, setRows] = useState<Row[]>()
  const timeZone = useChurchOf()?.fusoHorario
  // One sheet prints once, even if its screen renders again.
  const once = useRef({ load, onDone })

  useEffect(() => {
    const { load, onDone } = once.current
    let gone = false
    readAll(load, () => gone)
      .then((all) => {
        if (gone) return
        if (Array.isArray(all)) return setRows(all)
        toast.error(tooMany(all.tooMany))
        onDone()
      })
      .catch(() => {
        if (gone) return
        toast.error('Não foi possível preparar a impressão.')
        onDone()
      })
    return () => {
      gone = true
    }
  }, [])

  useEffect(() => {
    if (!rows || !timeZone) return
    const { onDone } = once.current
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [rows, timeZone])

  if (!rows || !timeZone) return null
  return createPortal(
    <TimeZone.Provider value={timeZone}>
      <section className={`${paper.sheet} ${styles.sheet}`}>
        <h1>{title}</h1>
        <p>
          {rows.length} {rows.length === 1 ? 'registro' : 'registros'}
          {list.busca && ` · busca: ${list.busca}`} · {formatInstant(new Date().toISOString(), timeZone)}
        </p>
        {around?.before}
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} data-align={column.align}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // The sheet never changes once drawn.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column.id} data-align={column.align}>
                    {column.cell(row) ?? '-'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {around?.after}
      </section>
    </TimeZone.Provider>,
    document.body,
  )
}

/** Stops when the sheet is gone, because its screen was left. */
async function readAll<Row>(load: LoadPage<Row>, gone: () => boolean): Promise<Row[] | { tooMany: number }> {
  const rows: Row[] = []
  for (;;) {
    const page = await load({ first: PAGE, after: rows.length ? String(rows.length) : undefined })
    if (page.totalCount > MOST) return { tooMany: page.totalCount }
    rows.push(...page.nodes)
    if (rows.length >= page.totalCount || page.nodes.length === 0 || gone()) return rows
  }
}
