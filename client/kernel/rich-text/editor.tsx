import { Button } from '@blueprintjs/core'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { plugins } from './plugins'
import styles from './rich-text.module.css'
import { fromHtml, toHtml } from './schema'
import { TOOLS, type Tool } from './tools'

export type EditorProps = {
  label: string
  /** The initial text. Later the editor keeps its own state, until the form sets another text. */
  html: string
  onChange: (html: string | null) => void
  onBlur: () => void
  /** Gets an object that can focus the editor, for a form that shows an error. */
  inputRef: (target: { focus(): void } | null) => void
  disabled: boolean
  invalid: boolean
  describedBy: string
  /** Focuses the editor when it is shown, for screens whose main purpose is the text. */
  autoFocus?: boolean
}

/**
 * An editor for text with headings, lists and emphasis. Its script is loaded on demand, because it is larger than a
 * whole form.
 */
export function Editor(props: EditorProps) {
  const { label, disabled, invalid, describedBy } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  latest.current = props
  const [state, setState] = useState<EditorState>()
  /** The text that the form received from the editor. */
  const given = useRef(props.html)

  useEffect(() => {
    const { html, inputRef } = latest.current
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: fromHtml(html), plugins }),
      editable: () => !latest.current.disabled,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        const html = toHtml(next.doc)
        given.current = html ?? ''
        latest.current.onChange(html)
      },
      handleDOMEvents: { blur: () => latest.current.onBlur() },
    })
    view.current = editor
    setState(editor.state)
    inputRef({ focus: () => editor.focus() })
    if (latest.current.autoFocus) editor.focus()
    return () => {
      inputRef(null)
      editor.destroy()
      view.current = null
    }
  }, [])

  useEffect(() => {
    view.current?.setProps({
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': 'true',
        'aria-describedby': describedBy,
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(disabled && { 'aria-disabled': 'true' }),
      },
    })
  }, [label, describedBy, invalid, disabled])

  // The form was emptied for another record, or loaded again.
  useEffect(() => {
    if (!view.current || props.html === given.current) return
    given.current = props.html
    const fresh = EditorState.create({ doc: fromHtml(props.html), plugins })
    view.current.updateState(fresh)
    setState(fresh)
  }, [props.html])

  const run = (tool: Tool) => {
    if (!view.current) return
    tool.command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }

  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <div role="toolbar" aria-label={`Formatação: ${label}`} className={styles.tools}>
        {TOOLS.map((group) => (
          <div key={group[0]?.label} className={styles.group}>
            {group.map((tool) => (
              <ToolButton key={tool.label} tool={tool} state={state} disabled={disabled} onRun={run} />
            ))}
          </div>
        ))}
      </div>
      <div ref={place} />
    </div>
  )
}

type ToolProps = { tool: Tool; state: EditorState | undefined; disabled: boolean; onRun: (tool: Tool) => void }

function ToolButton({ tool, state, disabled, onRun }: ToolProps) {
  const { icon: Icon, label, active, command } = tool
  const on = state && active?.(state)
  return (
    <Button
      variant="minimal"
      icon={<Icon />}
      aria-label={label}
      title={label}
      aria-pressed={active && Boolean(on)}
      active={on}
      disabled={disabled || !state || (!on && !command(state))}
      // A click on the button must not clear the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(tool)}
    />
  )
}
