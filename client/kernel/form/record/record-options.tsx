import { SmallTick } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { useOffline } from '../../later'
import styles from '../form.module.css'

export const SEARCH_FAILED = 'Não foi possível carregar as opções.'

export type RecordChoice = {
  value: number
  /** A label that distinguishes the records, such as 'nome - e-mail'. */
  label: string
  /** Further text beside the label that helps to choose. */
  detail?: string | undefined
}

type Props = {
  /** The id of the field. */
  id: string
  label: string
  choices: readonly RecordChoice[]
  /** For a multiple choice: the selected values. The choices then have check boxes. */
  taken?: readonly number[]
  /** The list pushes the content below it down instead of covering it. */
  inFlow?: boolean
  current: number
  /** The search for the typed text is still running; the choices belong to an earlier text. */
  waiting: boolean
  /** The last search failed, so there are no choices. */
  failed: boolean
  /** What is said when nothing was found. */
  emptyText?: string | undefined
  onTake: (choice: RecordChoice) => void
  onPoint: (index: number) => void
}

/**
 * The choices below a RecordField. The focus stays in the field (aria-activedescendant), so the choices are never
 * focused.
 */
export function RecordOptions(props: Props) {
  const { id, label, choices, taken, inFlow, current, waiting, failed, onTake, onPoint } = props
  const list = useRef<HTMLDivElement>(null)
  const offline = useOffline()
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className={styles.options} data-in-flow={inFlow || undefined} aria-busy={waiting}>
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={taken ? true : undefined}
        ref={list}
        className={styles.optionList}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={choice.value}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={taken ? taken.includes(choice.value) : index === current}
            data-current={index === current || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(index)}
            onClick={() => onTake(choice)}
          >
            {taken && (
              <span className={styles.optionBox} aria-hidden="true">
                {taken.includes(choice.value) && <SmallTick />}
              </span>
            )}
            <span>
              {choice.label}
              {choice.detail && <span className={styles.optionDetail}> {choice.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      {(offline || choices.length === 0) && (
        <p role="status" className={styles.noOption}>
          {offline
            ? 'Sem conexão: a busca continua quando a internet voltar.'
            : waiting
              ? 'Buscando…'
              : failed
                ? SEARCH_FAILED
                : (props.emptyText ?? 'Nada encontrado.')}
        </p>
      )}
    </div>
  )
}
