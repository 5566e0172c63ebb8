import { Button } from '@blueprintjs/core'
import { useContext } from 'react'
import { ErrorState, formatInstant, StatusDot, TimeZone } from '../../../../kernel/ui'
import type { RelatorioAndamentoFragment } from './relatorios.generated'
import styles from './relatorios.module.css'

type Props = {
  relatorios?: readonly RelatorioAndamentoFragment[]
  failed: boolean
  shown?: string
  onShow: (id: string) => void
  onRetry: () => void
}

const states = {
  na_fila: { text: 'Na fila', color: 'neutral' },
  gerando: { text: 'Gerando', color: 'info' },
  pronto: { text: 'Pronto', color: 'success' },
  falhou: { text: 'Falhou', color: 'danger' },
} as const

/** The current user's latest reports, to open again. */
export function Recent({ relatorios, failed, shown, onShow, onRetry }: Props) {
  const timeZone = useContext(TimeZone)
  if (!relatorios) {
    if (failed) return <ErrorState text="Não foi possível buscar os últimos relatórios." onRetry={onRetry} />
    return <p role="status">Carregando...</p>
  }
  if (relatorios.length === 0) return <p className={styles.what}>Ainda não há relatórios gerados.</p>
  return (
    <ul className={styles.recent}>
      {relatorios.map(({ uuid, titulo, descricao, status, createdAt }) => {
        const state = states[status as keyof typeof states]
        return (
          <li key={uuid} aria-current={uuid === shown || undefined}>
            <div>
              <strong>{titulo}</strong>
              <span>{descricao}</span>
              <span>
                {formatInstant(createdAt, timeZone)} · <StatusDot color={state.color} text={state.text} />
              </span>
            </div>
            <Button
              variant="outlined"
              text="Abrir"
              aria-label={`Abrir ${titulo}, ${descricao}`}
              onClick={() => onShow(uuid)}
            />
          </li>
        )
      })}
    </ul>
  )
}
