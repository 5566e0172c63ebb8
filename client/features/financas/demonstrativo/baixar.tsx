import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Document, Download, Th } from '@blueprintjs/icons'
import { useState } from 'react'
import { downloadFile } from '../../../kernel/list'
import { toast } from '../../../kernel/ui'

type Params = Readonly<Record<string, string | number>>

type Props = {
  /** The report and the export have the same name. */
  name: string
  title: string
  /** what the PDF is asked for; undefined while it has no filter like the screen */
  pdf?: Params | undefined
  planilha?: Params
}

/** Downloads what is shown, as the PDF report or as the spreadsheet of the same name. */
export function BaixarArquivo({ name, title, pdf, planilha }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async (path: string, params: Params, extension: string) => {
    setBusy(true)
    try {
      const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
      await downloadFile(`${path}/${name}?${query}`, `${name}.${extension}`)
    } catch {
      toast.error('Não foi possível gerar o arquivo.')
    } finally {
      setBusy(false)
    }
  }
  if (!planilha)
    return (
      <Button
        variant="outlined"
        icon={<Document />}
        text="PDF"
        aria-label={`PDF: ${title}`}
        disabled={!pdf}
        loading={busy}
        onClick={() => pdf && void download('/relatorio', pdf, 'pdf')}
      />
    )
  const sheet = (formato: 'csv' | 'xlsx') => download('/exportar', { formato, ...planilha }, formato)
  return (
    <PopoverNext
      placement="bottom-end"
      transitionDuration={120}
      content={
        <Menu>
          <MenuItem icon={<Download />} text="Planilha CSV" onClick={() => void sheet('csv')} />
          <MenuItem icon={<Th />} text="Planilha Excel (XLSX)" onClick={() => void sheet('xlsx')} />
        </Menu>
      }
    >
      <Button variant="outlined" icon={<Download />} text="Exportar" loading={busy} />
    </PopoverNext>
  )
}
