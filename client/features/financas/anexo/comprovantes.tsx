import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadFile, downloadText } from '../../../kernel/list'
import { useCan } from '../../../kernel/session'
import { formatMonth, toast } from '../../../kernel/ui'
import styles from './anexos.module.css'
import { useComprovantesDoMesQuery } from './comprovantes.generated'
import { formatBytes } from './format'

type Props = { mes: string; idCliente?: number | null | undefined }

/** How many entries of a month have receipts, which have none, and the receipts of all in one archive. */
export function Comprovantes({ mes, idCliente }: Props) {
  const mayDownload = useCan('livroCaixa.exportar')
  const [busy, setBusy] = useState(false)
  const { data } = useComprovantesDoMesQuery({ variables: { mes } })
  const found = data?.comprovantesDoMes
  if (!found || found.entradas + found.saidas === 0) return null
  const { saidas, saidasSemAnexo, entradas, entradasSemAnexo, anexos, kilobytes } = found

  const download = async () => {
    setBusy(true)
    const church = idCliente ? `&idCliente=${idCliente}` : ''
    try {
      await downloadFile(`/comprovantes?mes=${mes}${church}`, `comprovantes-${mes}.zip`)
    } catch (error) {
      toast.error(downloadText(error, 'Não foi possível baixar os comprovantes.'))
    }
    setBusy(false)
  }

  return (
    <section className={styles.month} aria-label={`Comprovantes de ${formatMonth(mes)}`}>
      <h2>Comprovantes</h2>
      <p>
        <Missing path="saidas" mes={mes} todos={saidas} sem={saidasSemAnexo} nome={['saída', 'saídas']} />
        {saidas > 0 && entradas > 0 && ' · '}
        <Missing path="entradas" mes={mes} todos={entradas} sem={entradasSemAnexo} nome={['entrada', 'entradas']} />
      </p>
      {mayDownload && anexos > 0 && (
        <Button
          variant="outlined"
          icon={<Download />}
          text={`Baixar comprovantes do mês (${formatBytes(kilobytes * 1000)})`}
          loading={busy}
          onClick={download}
        />
      )}
    </section>
  )
}

type MissingProps = { path: 'entradas' | 'saidas'; mes: string; todos: number; sem: number; nome: [string, string] }

function Missing({ path, mes, todos, sem, nome: [one, many] }: MissingProps) {
  if (todos === 0) return null
  if (sem === 0) return <>{todos === 1 ? `A ${one} tem comprovante` : `As ${todos} ${many} têm comprovante`}</>
  const text = `${sem} de ${todos} ${todos === 1 ? one : many} sem comprovante`
  return <Link to={`/dashboard/${path}?mes=${mes}&semAnexo=true`}>{text}</Link>
}
