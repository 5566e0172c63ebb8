import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Download, Print, Th } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { toast } from '../../ui'
import type { Column } from '../columns'
import styles from '../list.module.css'
import type { ListState } from '../use-list'
import { downloadList, downloadText } from './download'
import type { Around, LoadPage } from './print'
import { PrintSheet } from './print'

type Props<Row, Field extends string> = {
  /** Name of the list in GET /api/exportar/<name>. */
  name: string
  title: string
  list: Pick<ListState<Field>, 'busca' | 'filters' | 'variables'>
  columns: Column<Row, Field>[]
  /** Loads one page of the same list, for the printed sheet. */
  load: LoadPage<Row>
  /** Content of the printed sheet above and below the rows. */
  around?: Around
}

/** Exports the whole filtered list in its current order, as CSV, as XLSX or on paper. Ctrl+P prints it too. */
export function ExportMenu<Row, Field extends string>({ name, title, list, columns, load, around }: Props<Row, Field>) {
  const [busy, setBusy] = useState(false)
  const [printing, setPrinting] = useState(false)

  // prevents the browser's own print dialog, which would print only the rows of this page
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setPrinting(true)
    }
    window.addEventListener('keydown', print)
    return () => window.removeEventListener('keydown', print)
  }, [])

  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      await downloadList(name, format, list)
    } catch (error) {
      toast.error(downloadText(error, 'Não foi possível exportar a lista.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <PopoverNext
        placement="bottom-end"
        transitionDuration={120}
        content={
          <Menu>
            <MenuItem icon={<Download />} text="Planilha CSV" onClick={() => download('csv')} />
            <MenuItem icon={<Th />} text="Planilha Excel (XLSX)" onClick={() => download('xlsx')} />
            <MenuItem icon={<Print />} text="Imprimir" onClick={() => setPrinting(true)} />
          </Menu>
        }
      >
        <Button
          className={styles.iconOnPhone}
          variant="outlined"
          icon={<Download />}
          text={<span className={styles.wideOnly}>Exportar</span>}
          aria-label="Exportar"
          loading={busy || printing}
        />
      </PopoverNext>
      <p className={styles.printed}>Só uma página da lista. A lista inteira: Exportar, Imprimir.</p>
      {printing && (
        <PrintSheet
          title={title}
          list={list}
          columns={columns}
          load={load}
          around={around}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  )
}
