import { useEffect, useRef } from 'react'
import styles from './form.module.css'

export type RecordChoice = {
  value: number
  /** As people tell records apart, such as 'nome - e-mail'. */
  label: string
}

type Props = {
  /** Of the field that the choices belong to. */
  id: string
  label: string
  choices: readonly RecordChoice[]
  current: number
  /** The choices are not yet those for what was typed. */
  waiting: boolean
  onTake: (choice: RecordChoice) => void
  onPoint: (index: number) => void
}

/** The choices below a RecordField. The focus stays in the field (aria-activedescendant), so they are pressed and never focused. */
export function RecordOptions({ id, label, choices, current, waiting, onTake, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className={styles.options} aria-busy={waiting}>
      <div id={`${id}-options`} role="listbox" aria-label={label} ref={list} className={styles.optionList}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={choice.value}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === current}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(index)}
            onClick={() => onTake(choice)}
          >
            {choice.label}
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className={styles.noOption}>
          {waiting ? 'Buscando…' : 'Nada encontrado.'}
        </p>
      )}
    </div>
  )
}
