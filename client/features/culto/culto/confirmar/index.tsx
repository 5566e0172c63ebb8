import { Button, Spinner } from '@blueprintjs/core'
import { Cross, Tick, Time } from '@blueprintjs/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { DateText, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { tituloCulto } from '../titulo'
import type { CultoPorTokenQuery } from './confirmar.generated'
import { useConfirmarPresencaMutation, useCultoPorTokenQuery } from './confirmar.generated'
import styles from './confirmar.module.css'

/** The page that the QR code shown at a worship service opens. It confirms the presence of the current user. */
export function Component() {
  const { token = '' } = useParams()
  // The query does not use the cache, because the time decides whether a presence is accepted.
  const { data, error, refetch } = useCultoPorTokenQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const retry = () => void refetch().catch(() => undefined)
  return (
    <>
      <PageHeader title="Confirmar presença" crumbs={[{ text: 'Cultos' }]} />
      {error && (
        <Card kind="no" title={errorText(error, 'Não foi possível buscar os dados do culto.')} onRetry={retry} />
      )}
      {!error && !data && <PageSpinner />}
      {data && <Service key={token} token={token} culto={data.cultoPorToken} />}
    </>
  )
}

type Props = { token: string; culto: CultoPorTokenQuery['cultoPorToken'] }

function Service({ token, culto }: Props) {
  const { situacao, confirmadaEm, abreEm } = culto
  const about = [tituloCulto(culto), culto.nomeLocal].filter(Boolean).join(' · ')
  if (confirmadaEm)
    return (
      <Card kind="done" title="Sua presença já está confirmada." about={about}>
        Confirmada em <DateText value={confirmadaEm} />.
      </Card>
    )
  if (situacao === 'antes')
    return (
      <Card kind="wait" title="A confirmação ainda não abriu." about={about}>
        Volte a partir de <DateText value={abreEm} />.
      </Card>
    )
  if (situacao === 'encerrada')
    return (
      <Card kind="no" title="O prazo para confirmar a presença já terminou." about={about}>
        Se você esteve neste culto, peça à secretaria que registre a sua presença.
      </Card>
    )
  if (situacao === 'cancelado') return <Card kind="no" title="Este culto foi cancelado." about={about} />
  return <Confirming token={token} about={about} />
}

/** Confirms at once, without a further click: people scan the code only for this. */
function Confirming({ token, about }: { token: string; about: string }) {
  const [confirmar, { data, error }] = useConfirmarPresencaMutation()
  const asked = useRef(false)
  const ask = () => void confirmar({ variables: { token } }).catch(() => undefined)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  })
  if (error) {
    const title = errorText(error, 'Não foi possível confirmar a presença.')
    return <Card kind="no" title={title} about={about} onRetry={ask} />
  }
  if (!data) {
    return (
      <div className={styles.card} role="status">
        <Spinner size={28} />
        <p>Confirmando a sua presença…</p>
      </div>
    )
  }
  return (
    <Card kind="done" title="Presença confirmada!" about={about}>
      Bom culto!
    </Card>
  )
}

const icons = { done: Tick, wait: Time, no: Cross }

type CardProps = {
  kind: keyof typeof icons
  title: string
  about?: string
  children?: ReactNode
  onRetry?: () => void
}

function Card({ kind, title, about, children, onRetry }: CardProps) {
  const Icon = icons[kind]
  return (
    <section className={styles.card} role={kind === 'no' ? 'alert' : 'status'}>
      <span className={styles.mark} data-kind={kind}>
        <Icon size={36} />
      </span>
      <h2>{title}</h2>
      {about && <p className={styles.service}>{about}</p>}
      {children && <p>{children}</p>}
      {onRetry && <Button text="Tentar de novo" onClick={onRetry} />}
    </section>
  )
}
