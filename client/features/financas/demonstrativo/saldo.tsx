import { Money } from '../../../kernel/ui'
import styles from './demonstrativo.module.css'

type Props = { value: string; devedora: boolean }

/** A balance with the letter of its side; one below zero is on the other side, and in colour. */
export function Saldo({ value, devedora }: Props) {
  if (value === '0.00') return <Money value={value} />
  const below = value.startsWith('-')
  return (
    <span className={below ? styles.below : undefined}>
      <Money value={below ? value.slice(1) : value} /> {below === devedora ? 'C' : 'D'}
    </span>
  )
}
