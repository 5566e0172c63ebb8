import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Document, Download, Duplicate, Th } from '@blueprintjs/icons'
import { useState } from 'react'
import { downloadFile, downloadText } from '../../../kernel/list'
import { toast } from '../../../kernel/ui'

type Params = Readonly<Record<string, string | number>>

type Props = {
  /** The report and the export have the same name. */
  name: string
  title: string
  /** what the PDF is asked for; undefined while nothing can be printed */
  pdf?: Params | undefined
  planilha?: Params
  /** another report and export of the same days, and the words for it */
  outro?: { name: string; text: string; params: Params }
}

/** Downloads what is shown, as the PDF report or as the spreadsheet of the same name. */
export function BaixarArquivo({ name, title, pdf, planilha, outro }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async (path: string, params: Params, extension: string, file = name) => {
    setBusy(true)
    try {
      const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
      await downloadFile(`${path}/${file}?${query}`, `${file}.${extension}`)
    } catch (error) {
      toast.error(downloadText(error, 'Não foi possível gerar o arquivo.'))
    } finally {
      setBusy(false)
    }
  }
  if (!planilha && outro && pdf)
    return (
      <PopoverNext
        placement="bottom-end"
        transitionDuration={120}
        content={
          <Menu>
            <MenuItem
              icon={<Document />}
              text="O que está na tela"
              onClick={() => void download('/relatorio', pdf, 'pdf')}
            />
            <MenuItem
              icon={<Duplicate />}
              text={outro.text}
              onClick={() => void download('/relatorio', outro.params, 'pdf', outro.name)}
            />
          </Menu>
        }
      >
        <Button variant="outlined" icon={<Document />} text="PDF" aria-label={`PDF: ${title}`} loading={busy} />
      </PopoverNext>
    )
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
  const other = (formato: 'csv' | 'xlsx') =>
    outro && download('/exportar', { formato, ...outro.params }, formato, outro.name)
  return (
    <PopoverNext
      placement="bottom-end"
      transitionDuration={120}
      content={
        <Menu>
          <MenuItem icon={<Download />} text="Planilha CSV" onClick={() => void sheet('csv')} />
          <MenuItem icon={<Th />} text="Planilha Excel (XLSX)" onClick={() => void sheet('xlsx')} />
          {outro && (
            <>
              <MenuDivider title={outro.text} />
              <MenuItem icon={<Download />} text="Planilha CSV" onClick={() => void other('csv')} />
              <MenuItem icon={<Th />} text="Planilha Excel (XLSX)" onClick={() => void other('xlsx')} />
            </>
          )}
        </Menu>
      }
    >
      <Button variant="outlined" icon={<Download />} text="Exportar" loading={busy} />
    </PopoverNext>
  )
}
