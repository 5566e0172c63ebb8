import { Button } from '@blueprintjs/core'
import { Document } from '@blueprintjs/icons'
import { useState } from 'react'
import { downloadFile } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'
import type { Periodo } from './periodo'

type Props = {
  periodo: Periodo
  /** the church that the platform's administrator has selected */
  idCliente: number | undefined
  /** True while a cost centre or an account is selected, because the report covers the whole church. */
  disabled: boolean
}

/** Downloads the cash book of the period as the PDF report 'financas'. */
export function PdfButton({ periodo, idCliente, disabled }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const params = new URLSearchParams({ dataInicial: periodo.inicio, dataFinal: periodo.fim })
      if (idCliente) params.set('idCliente', String(idCliente))
      await downloadFile(`/relatorio/financas?${params}`, `livro-caixa-${periodo.inicio}-${periodo.fim}.pdf`)
    } catch {
      toast.error('Não foi possível gerar o PDF do livro-caixa.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      icon={<Document />}
      text="PDF"
      aria-label="PDF do livro-caixa"
      title={disabled ? 'O PDF é do livro inteiro: retire os filtros.' : undefined}
      disabled={disabled}
      loading={busy}
      onClick={() => void download()}
    />
  )
}
