import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import type { presencasInput } from '../../../../gql/regras/features/pessoas/encontro/encontro.input'
import styles from './presenca.module.css'

const MOST = 999

type Props = { control: Control<z.input<typeof presencasInput>, unknown, z.output<typeof presencasInput>> }

/** The number of visitors without a record in the church, with large buttons for the thumb. */
export function Visitors({ control }: Props) {
  const { field, fieldState } = useController({ control, name: 'visitantes' })
  const count = Number(field.value) || 0
  const set = (value: number) => field.onChange(Math.min(MOST, Math.max(0, value)))
  return (
    <section className={styles.card}>
      <div className={styles.visitors}>
        <div>
          <h2 id="visitantes">Visitantes</h2>
          <p>{fieldState.error?.message ?? 'Quem veio e não tem cadastro na igreja.'}</p>
        </div>
        <fieldset aria-labelledby="visitantes" className={styles.counter}>
          <Button
            size="large"
            icon={<Minus />}
            aria-label="Um visitante a menos"
            disabled={count === 0}
            onClick={() => set(count - 1)}
          />
          <output aria-live="polite">{count}</output>
          <Button
            size="large"
            icon={<Plus />}
            aria-label="Um visitante a mais"
            disabled={count === MOST}
            onClick={() => set(count + 1)}
          />
        </fieldset>
      </div>
    </section>
  )
}
