import { type Theme, useTheme } from '../../../kernel/theme'
import { Card } from './card'
import styles from './configuracoes.module.css'

const THEMES: { value: Theme; text: string }[] = [
  { value: 'light', text: 'Claro' },
  { value: 'dark', text: 'Escuro' },
]

export function Aparencia() {
  const { theme, setTheme } = useTheme()
  return (
    <div className={styles.panel}>
      <Card title="Tema" text="Vale para este aparelho.">
        <fieldset className={styles.themes}>
          <legend className="visually-hidden">Tema</legend>
          {THEMES.map(({ value, text }) => (
            <label key={value} className={styles.theme}>
              <span className={styles.sample} data-theme={value} aria-hidden="true" />
              <span>
                <input type="radio" name="tema" checked={theme === value} onChange={() => setTheme(value)} />
                {text}
              </span>
            </label>
          ))}
        </fieldset>
      </Card>
    </div>
  )
}
