import { AnchorButton, Button, ProgressBar } from '@blueprintjs/core'
import { Download, Refresh } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { later } from '../../../../kernel/later'
import { ErrorState, PageSpinner, toast } from '../../../../kernel/ui'
import {
  type RelatorioAndamentoFragment,
  useAndamentoRelatorioQuery,
  useRepetirRelatorioMutation,
} from './relatorios.generated'
import styles from './relatorios.module.css'

const Preview = later(async () => (await import('../../../../kernel/pdf-preview/preview')).Preview, {
  waiting: <PageSpinner />,
})

const isOver = (status: string | undefined) => status === 'pronto' || status === 'falhou'

/**
 * Polling intervals in milliseconds: while the report is being made, and afterwards, to get a new link before the old
 * link expires.
 */
const looks = { making: 500, over: 10 * 60_000 }

type Props = { id: string; onEnd: () => void; onRepeat: () => void }

/** A requested report: first its progress, then its pages. */
export function Following({ id, onEnd, onRepeat }: Props) {
  const { data, error, refetch, startPolling, stopPolling } = useAndamentoRelatorioQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const relatorio = data?.relatorio
  const over = isOver(relatorio?.status)
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => {
    if (over) ended.current()
    startPolling(over ? looks.over : looks.making)
    return stopPolling
  }, [over, startPolling, stopPolling])

  if (!relatorio) {
    if (!error) return <PageSpinner />
    const text = errorText(error, 'Não foi possível buscar o relatório.')
    return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
  }
  return (
    <>
      <p className={styles.what}>
        <strong>{relatorio.titulo}</strong> {relatorio.descricao}
      </p>
      {relatorio.status === 'falhou' ? (
        <Failed relatorio={relatorio} onRepeat={onRepeat} />
      ) : relatorio.url ? (
        <Ready url={here(relatorio.url)} tipo={relatorio.tipo} />
      ) : relatorio.status === 'pronto' ? (
        <p role="status">Seu acesso não permite mais abrir este relatório.</p>
      ) : (
        <Progress relatorio={relatorio} />
      )}
    </>
  )
}

function Progress({ relatorio: { status, progresso } }: { relatorio: RelatorioAndamentoFragment }) {
  const text = status === 'na_fila' ? 'Na fila…' : `Gerando… ${progresso}%`
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <ProgressBar value={progresso / 100} intent="primary" animate stripes aria-label="Andamento do relatório" />
    </div>
  )
}

function Failed({ relatorio, onRepeat }: { relatorio: RelatorioAndamentoFragment; onRepeat: () => void }) {
  const [repetir, { loading }] = useRepetirRelatorioMutation()
  const repeat = async () => {
    try {
      await repetir({ variables: { id: relatorio.uuid } })
      onRepeat()
    } catch (error) {
      toast.error(errorText(error, 'Erro ao gerar o relatório'))
    }
  }
  return (
    <div className={styles.progress} role="alert">
      <p>{relatorio.motivo ?? 'Erro ao gerar o relatório'}</p>
      <Button icon={<Refresh />} text="Gerar de novo" loading={loading} onClick={repeat} />
    </div>
  )
}

/**
 * The API returns a complete address, for other programs. The page may be open under another host name, so only the
 * path is used.
 */
function here(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function Ready({ url, tipo }: { url: string; tipo: string }) {
  return (
    <>
      <div className={styles.buttons}>
        <AnchorButton
          intent="primary"
          icon={<Download />}
          text="Baixar PDF"
          href={url}
          download={`relatorio-${tipo}.pdf`}
        />
      </div>
      <Preview url={url} />
    </>
  )
}
