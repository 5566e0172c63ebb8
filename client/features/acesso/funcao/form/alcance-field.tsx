import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import type { funcaoInput } from '../../../../../schema/rules/acesso/funcao.input'
import { alcances } from '../alcances'
import styles from './form.module.css'

type Props = { control: Control<z.input<typeof funcaoInput>, unknown, z.output<typeof funcaoInput>> }

/** Which records the function reaches, each choice with its explanation. */
export function AlcanceField({ control }: Props) {
  const { field } = useController({ control, name: 'alcance' })
  return (
    <fieldset className={styles.alcance}>
      <legend className="visually-hidden">Alcance</legend>
      {alcances.map(({ value, label, help }, index) => (
        <label key={value}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="radio"
            name="alcance"
            value={value}
            checked={field.value === value}
            onBlur={field.onBlur}
            onChange={() => field.onChange(value)}
          />
          <span>
            {label}
            <small>{help}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
