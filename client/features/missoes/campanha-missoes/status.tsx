import styles from './campanha.module.css'

type Look = { label: string; color: 'green' | 'blue' | 'red'; pulsing: boolean }

/** Text and look of each statusCampanha. */
const STATUS: Record<string, Look> = {
  ativa: { label: 'Ativa', color: 'green', pulsing: true },
  concluida: { label: 'Concluída', color: 'blue', pulsing: false },
  cancelada: { label: 'Desativada', color: 'red', pulsing: true },
}

const TIPO: Record<string, string> = { estadual: 'Estadual', nacional: 'Nacional', mundial: 'Mundial' }

export const statusChoices = Object.entries(STATUS).map(([value, { label }]) => ({ value, label }))
export const tipoChoices = Object.entries(TIPO).map(([value, label]) => ({ value, label }))
export const tipoText = (tipo: string): string => TIPO[tipo] ?? tipo

export function StatusCampanha({ status }: { status: string }) {
  const { label, color, pulsing } = STATUS[status] ?? { label: status, color: 'blue', pulsing: false }
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-color={color} data-pulsing={pulsing} aria-hidden="true" />
      {label}
    </span>
  )
}
