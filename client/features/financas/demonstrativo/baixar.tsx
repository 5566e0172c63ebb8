import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Document, Download, Th } from '@blueprintjs/icons'
import { useState } from 'react'
import { downloadFile } from '../../../kernel/list'
import { toast } from '../../../kernel/ui'
import type { Pedido } from './pedido'

type Props = { format: 'pdf' | 'planilha'; name: string; title: string; pedido: Pedido }

/** Downloads the statement that is shown, as the PDF report of the same name or as a spreadsheet. */
export function Baixar({ format, name, title, pedido }: Props) {
  const { variables, idCategoria } = pedido
  const { inicio, fim, ...others } = { ...variables, ...(idCategoria && name === 'razao' && { idCategoria }) }
  const [busy, setBusy] = useState(false)
  const download = async (path: string, params: Record<string, string | number>, extension: string) => {
    setBusy(true)
    try {
      const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
      await downloadFile(`${path}/${name}?${query}`, `${name}-${inicio}-${fim}.${extension}`)
    } catch {
      toast.error('Não foi possível gerar o arquivo.')
    } finally {
      setBusy(false)
    }
  }
  if (format === 'pdf')
    return (
      <Button
        variant="outlined"
        icon={<Document />}
        text="PDF"
        aria-label={`PDF: ${title}`}
        loading={busy}
        onClick={() => void download('/relatorio', { dataInicial: inicio, dataFinal: fim, ...others }, 'pdf')}
      />
    )
  const sheet = (formato: 'csv' | 'xlsx') => download('/exportar', { formato, inicio, fim, ...others }, formato)
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
