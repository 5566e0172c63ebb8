import { type ThemeChoice, useTheme } from '../../../kernel/theme/theme'
import { Atalhos } from './atalhos'
import { Card } from './card'
import styles from './configuracoes.module.css'

const THEMES: { value: ThemeChoice; text: string; help?: string }[] = [
  { value: 'light', text: 'Claro' },
  { value: 'dark', text: 'Escuro' },
  { value: 'auto', text: 'Automático', help: 'Segue o sistema' },
]

export function Aparencia() {
  const { choice, choose } = useTheme()
  return (
    <div className={styles.panel}>
      <Card title="Tema" text="Vale para este aparelho.">
        <fieldset className={styles.themes}>
          <legend className="visually-hidden">Tema</legend>
          {THEMES.map(({ value, text, help }) => (
            <label key={value} className={styles.theme}>
              <span className={styles.sample} data-theme={value} aria-hidden="true" />
              <span>
                <input type="radio" name="tema" checked={choice === value} onChange={() => choose(value)} />
                <span>
                  {text}
                  {help && <small>{help}</small>}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </Card>
      <Atalhos />
    </div>
  )
}
