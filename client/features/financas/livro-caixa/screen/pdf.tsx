import { Button } from '@blueprintjs/core'
import { Document } from '@blueprintjs/icons'
import { useState } from 'react'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'
import type { Periodo } from './periodo'

type Props = {
  periodo: Periodo
  /** The account whose statement it is; without it, the book of the whole church. */
  idContaFinanceira?: string | number | undefined
  /** True while a cost centre is selected, whose book has no report. */
  disabled?: boolean
}

/** Downloads the cash book of the period, or the statement of one account, as the PDF report 'financas'. */
export function PdfButton({ periodo, idContaFinanceira, disabled = false }: Props) {
  const [busy, setBusy] = useState(false)
  const what = idContaFinanceira ? 'extrato' : 'livro-caixa'
  const download = async () => {
    setBusy(true)
    try {
      const params = new URLSearchParams({ dataInicial: periodo.inicio, dataFinal: periodo.fim })
      if (idContaFinanceira) params.set('idContaFinanceira', String(idContaFinanceira))
      await downloadFile(`/relatorio/financas?${params}`, `${what}-${periodo.inicio}-${periodo.fim}.pdf`)
    } catch (error) {
      toast.error(downloadText(error, `Não foi possível gerar o PDF do ${what}.`))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      icon={<Document />}
      text="PDF"
      aria-label={`PDF do ${what}`}
      title={disabled ? 'O PDF é do livro inteiro, ou de uma conta: retire o centro de custo.' : undefined}
      disabled={disabled}
      loading={busy}
      onClick={() => void download()}
    />
  )
}
