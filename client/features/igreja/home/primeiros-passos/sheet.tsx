import { Button } from '@blueprintjs/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { newKey } from '../../../../kernel/apollo/idempotency'
import { useUnsavedInput } from '../../../../kernel/later'
import { toast } from '../../../../kernel/ui'
import { useOneByOne } from './one-by-one'
import styles from './primeiros-passos.module.css'
import { Row, type RowHandle } from './row'
import { Sending } from './sending'

/** The callbacks through which a step reports to the screen. */
export type StepProps = {
  /** Called after at least one record was saved. */
  onSaved: () => void
  /** Whether the step holds unsaved input. */
  onDirty: (dirty: boolean) => void
}

type Props<In extends FieldValues, Out> = StepProps & {
  /** Name of one row, for example 'Pessoa'. */
  noun: string
  rule: z.ZodType<Out, In>
  /** The values of an untouched row. */
  blank: DefaultValues<In>
  /** Creates the record. `key` is its Idempotency-Key. */
  send: (values: Out, key: string) => Promise<unknown>
  nameOf: (values: Out) => string
  /** '3 pessoas cadastradas.' */
  savedText: (count: number) => string
  failureText: string
  /** Links beside the save button. */
  beside?: ReactNode
  children: (control: Control<In, unknown, Out | null>) => ReactNode
}

const MOST = 50

/** Fewer rows on a phone, where a row's fields are stacked. */
const fewest = () => (window.matchMedia('(max-width: 767px)').matches ? 1 : 3)

const topUp = (rows: readonly string[]) => [
  ...rows,
  ...Array.from({ length: Math.max(0, fewest() - rows.length) }, newKey),
]

/** Several new records in one form. Saved rows leave the sheet; failed rows stay and show their errors. */
export function Sheet<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { noun, rule, blank, send, nameOf, savedText, failureText, onSaved, onDirty, beside, children } = props
  const [rows, setRows] = useState(() => topUp([]))
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set())
  const [saved, setSaved] = useState<readonly string[]>([])
  const [left, setLeft] = useState(0)
  const { progress, run } = useOneByOne()
  const handles = useRef(new Map<string, RowHandle<Out>>())
  const place = useRef<HTMLDivElement>(null)

  const dirty = rows.some((id) => filled.has(id))
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  useUnsavedInput(dirty)

  const last = rows.at(-1) ?? ''
  const grows = rows.length < MOST && filled.has(last)
  useEffect(() => {
    if (grows) setRows((before) => [...before, newKey()])
  }, [grows])

  const fill = (id: string, is: boolean) =>
    setFilled((before) => new Set(is ? [...before, id] : [...before].filter((each) => each !== id)))

  const read = () => Promise.all(rows.map(async (id) => ({ id, values: await handles.current.get(id)?.read() })))

  const save = async () => {
    if (progress) return
    const all = await read()
    const wrong = all.find(({ values }) => values === 'invalid')
    if (wrong) return handles.current.get(wrong.id)?.focus()
    const items = all.flatMap(({ id, values }) => (values && values !== 'invalid' ? [{ id, values }] : []))
    if (items.length === 0) return void toast.info('Preencha ao menos uma linha.')
    const done: string[] = []
    let failed: string | undefined
    await run(items, {
      send: ({ id, values }) => send(values, handles.current.get(id)?.key() ?? newKey()),
      onSaved: ({ id, values }) => {
        done.push(nameOf(values))
        setRows((before) => before.filter((each) => each !== id))
      },
      onFailed: ({ id }, error, refused) => {
        handles.current.get(id)?.fail(error, refused)
        failed ??= id
      },
    })
    setRows(topUp)
    setSaved((before) => [...before, ...done])
    setLeft(items.length - done.length)
    if (done.length > 0) {
      toast.success(savedText(done.length))
      onSaved()
    }
    // The fields can take the focus only after they are enabled again.
    setTimeout(() =>
      failed ? handles.current.get(failed)?.focus() : place.current?.querySelector<HTMLElement>('input')?.focus(),
    )
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.isDefaultPrevented()) return
    const field = event.target as HTMLElement
    if (!field.matches('input, select')) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) return void save()
    const fields = [...(place.current?.querySelectorAll<HTMLElement>('input, select') ?? [])]
    fields[fields.indexOf(field) + 1]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter moves to the next field; Ctrl+Enter presses the button below.
    <div ref={place} onKeyDown={onKeyDown}>
      <fieldset disabled={Boolean(progress)} className={styles.sheet}>
        {rows.map((id, index) => (
          <Row
            key={id}
            label={`${noun} ${index + 1}`}
            rule={rule}
            blank={blank}
            failureText={failureText}
            hold={(handle) => {
              if (handle) handles.current.set(id, handle)
              else handles.current.delete(id)
            }}
            onFilled={(is) => fill(id, is)}
          >
            {children}
          </Row>
        ))}
      </fieldset>
      <Sending progress={progress} saved={saved} left={left} />
      <div className={styles.buttons}>
        <Button intent="primary" text="Salvar" loading={Boolean(progress)} onClick={() => void save()} />
        {beside}
      </div>
    </div>
  )
}
