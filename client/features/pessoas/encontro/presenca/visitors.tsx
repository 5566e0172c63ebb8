import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import screen from '../../../../kernel/roll/screen.module.css'
import styles from './presenca.module.css'

const MOST = 999

type Props = { count: number; onCount: (count: number) => void }

/** The number of visitors without a record in the church, with large buttons for the thumb. */
export function Visitors({ count, onCount }: Props) {
  return (
    <section className={screen.card}>
      <div className={styles.visitors}>
        <div>
          <h2 id="visitantes">Visitantes</h2>
          <p>Quem veio e não tem cadastro na igreja.</p>
        </div>
        <fieldset aria-labelledby="visitantes" className={styles.counter}>
          <Button
            size="large"
            icon={<Minus />}
            aria-label="Um visitante a menos"
            disabled={count === 0}
            onClick={() => onCount(count - 1)}
          />
          <output aria-live="polite">{count}</output>
          <Button
            size="large"
            icon={<Plus />}
            aria-label="Um visitante a mais"
            disabled={count === MOST}
            onClick={() => onCount(count + 1)}
          />
        </fieldset>
      </div>
    </section>
  )
}
