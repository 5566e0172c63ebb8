import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import type { novaAulaEBDInput } from '../../../../../schema/rules/ensino/aula-ebd.input'
import styles from './chamada.module.css'

const MOST = 999

type Props = {
  control: Control<z.input<typeof novaAulaEBDInput>, unknown, z.output<typeof novaAulaEBDInput>>
  name: 'visitantes' | 'biblias' | 'revistas'
  label: string
  /** For example 'um visitante', 'uma bíblia' */
  one: string
}

/** A field of the form that counts. */
export function Counter({ control, name, ...texts }: Props) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Count {...texts} count={Number(field.value) || 0} onCount={field.onChange} error={fieldState.error?.message} />
  )
}

type CountProps = Pick<Props, 'label' | 'one'> & {
  count: number
  onCount: (count: number) => void
  error?: string | undefined
}

/** A number with large buttons, for counting with the thumb. */
export function Count({ label, one, count, onCount, error }: CountProps) {
  const id = useId()
  const set = (value: number) => onCount(Math.min(MOST, Math.max(0, value)))
  return (
    <div className={styles.count}>
      <h3 id={id}>{label}</h3>
      <fieldset aria-labelledby={id} className={styles.counter}>
        <Button
          size="large"
          icon={<Minus />}
          aria-label={`Menos ${one}`}
          disabled={count === 0}
          onClick={() => set(count - 1)}
        />
        <output aria-live="polite">{count}</output>
        <Button
          size="large"
          icon={<Plus />}
          aria-label={`Mais ${one}`}
          disabled={count === MOST}
          onClick={() => set(count + 1)}
        />
      </fieldset>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
