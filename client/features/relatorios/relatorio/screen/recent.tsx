import { Button } from '@blueprintjs/core'
import { useContext } from 'react'
import { formatInstant, StatusDot, TimeZone } from '../../../../kernel/ui'
import type { RelatorioAndamentoFragment } from './relatorios.generated'
import styles from './relatorios.module.css'

type Props = {
  relatorios: readonly RelatorioAndamentoFragment[]
  shown?: string
  onShow: (id: string) => void
}

const states = {
  na_fila: { text: 'Na fila', color: 'neutral' },
  gerando: { text: 'Gerando', color: 'info' },
  pronto: { text: 'Pronto', color: 'success' },
  falhou: { text: 'Falhou', color: 'danger' },
} as const

/** The current user's latest reports, to open again. */
export function Recent({ relatorios, shown, onShow }: Props) {
  const timeZone = useContext(TimeZone)
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
