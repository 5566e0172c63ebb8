import { type Plano, precoMensal } from '../publico'
import styles from './plan-choice.module.css'

type Props = { planos: Plano[]; value: unknown; error?: string | undefined; onChange: (codigo: string) => void }

/** Lets the user select one of the plans. */
export function PlanChoice({ planos, value, error, onChange }: Props) {
  return (
    <fieldset className={styles.plans} aria-describedby={error && 'plano-erro'}>
      <legend>Plano</legend>
      {planos.map((plano) => (
        <label key={plano.codigo} className={styles.plan}>
          <input
            type="radio"
            name="plano"
            value={plano.codigo}
            checked={value === plano.codigo}
            onChange={() => onChange(plano.codigo)}
          />
          <span>
            <strong>{plano.nome}</strong>
            {plano.descricao && <small>{plano.descricao}</small>}
          </span>
          <span className={styles.price}>{precoMensal(plano)} por mês</span>
        </label>
      ))}
      {error && (
        <p id="plano-erro" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
