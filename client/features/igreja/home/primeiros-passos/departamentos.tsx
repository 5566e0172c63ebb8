import { Button, Checkbox, InputGroup } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { normaliseText } from '../../../../../schema/rules/folding'
import { departamentoInput } from '../../../../../schema/rules/pessoas/departamento.input'
import { errorText } from '../../../../kernel/apollo'
import { idempotent, newKey } from '../../../../kernel/apollo/idempotency'
import { useUnsavedInput } from '../../../../kernel/later'
import { ErrorState, toast } from '../../../../kernel/ui'
import { useOneByOne } from './one-by-one'
import { useCriarDepartamentoDoPassoMutation, useDepartamentosDoPassoQuery } from './primeiros-passos.generated'
import styles from './primeiros-passos.module.css'
import { Sending } from './sending'
import type { StepProps } from './sheet'

/** Departments that most churches have. */
const usual = [
  'Louvor',
  'Infantil',
  'Jovens',
  'Recepção',
  'Intercessão',
  'Diaconato',
  'Mídia',
  'Ensino',
  'Ação social',
  'Casais',
]

type Chosen = { key: string; fault?: string }

/** A check box for each usual department. Departments that exist already are checked and disabled. */
export function Departamentos({ onSaved, onDirty }: StepProps) {
  const { data, error, refetch } = useDepartamentosDoPassoQuery()
  const [criar] = useCriarDepartamentoDoPassoMutation()
  const { progress, run } = useOneByOne()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())
  const [own, setOwn] = useState<readonly string[]>([])
  const [saved, setSaved] = useState<readonly string[]>([])
  const [left, setLeft] = useState(0)

  const present = data?.departamentos.nodes.map(({ tituloDepartamento }) => tituloDepartamento) ?? []
  const names = withoutTwins([...usual, ...present, ...own])
  const has = (name: string) => present.some((each) => normaliseText(each) === normaliseText(name))

  const dirty = chosen.size > 0
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  useUnsavedInput(dirty)

  const choose = (name: string, state: Chosen | undefined) =>
    setChosen((before) => {
      const next = new Map(before)
      if (state) next.set(name, state)
      else next.delete(name)
      return next
    })

  const add = (name: string) => {
    const twin = names.find((each) => normaliseText(each) === normaliseText(name))
    if (!twin) setOwn((before) => [...before, name])
    if (!has(name)) choose(twin ?? name, { key: newKey() })
  }

  const save = async () => {
    const items = names.filter((name) => chosen.has(name) && !has(name))
    if (items.length === 0) return void toast.info('Marque ao menos um departamento.')
    const done: string[] = []
    await run(items, {
      send: (tituloDepartamento) =>
        criar({
          variables: { input: { tituloDepartamento, status: 1 } },
          context: idempotent(chosen.get(tituloDepartamento)?.key ?? newKey()),
        }),
      onSaved: (name) => {
        done.push(name)
        choose(name, undefined)
      },
      onFailed: (name, error) => {
        const key = chosen.get(name)?.key ?? newKey()
        choose(name, { key, fault: errorText(error, 'Não foi possível criar este departamento.') })
      },
    })
    setSaved((before) => [...before, ...done])
    setLeft(items.length - done.length)
    if (done.length === 0) return
    toast.success(done.length === 1 ? 'Um departamento criado.' : `${done.length} departamentos criados.`)
    await refetch().catch(() => undefined)
    onSaved()
  }

  // without the list of existing departments, one of them could be created a second time
  if (error && !data)
    return (
      <ErrorState
        text={errorText(error, 'Não foi possível buscar os departamentos.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  return (
    <>
      <fieldset disabled={Boolean(progress)} className={styles.choices} aria-label="Departamentos">
        {names.map((name) => {
          const fault = chosen.get(name)?.fault
          return (
            <div key={name}>
              <Checkbox
                checked={has(name) || chosen.has(name)}
                disabled={has(name)}
                labelElement={
                  <>
                    {name}
                    {has(name) && <small> já existe</small>}
                  </>
                }
                onChange={() => choose(name, chosen.has(name) ? undefined : { key: newKey() })}
              />
              {fault && (
                <p role="alert" className={styles.fault}>
                  {fault}
                </p>
              )}
            </div>
          )
        })}
      </fieldset>
      <Other disabled={Boolean(progress)} onAdd={add} />
      <Sending progress={progress} saved={saved} left={left} />
      <div className={styles.buttons}>
        <Button
          intent="primary"
          text={chosen.size > 1 ? `Criar ${chosen.size} departamentos` : 'Criar'}
          loading={Boolean(progress)}
          onClick={() => void save()}
        />
      </div>
    </>
  )
}

/** Adds a name to the check boxes. */
function Other({ disabled, onAdd }: { disabled: boolean; onAdd: (name: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = departamentoInput.shape.tituloDepartamento.safeParse(text)
    setFault(error?.issues[0]?.message)
    if (data === undefined) return
    onAdd(data)
    setText('')
  }
  return (
    <form className={styles.other} onSubmit={add} noValidate>
      <label htmlFor={id}>Outro departamento</label>
      <div>
        <InputGroup
          id={id}
          value={text}
          disabled={disabled}
          maxLength={100}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-help`}
          onValueChange={setText}
        />
        <Button type="submit" variant="outlined" icon={<Add />} text="Incluir" disabled={disabled} />
      </div>
      <p id={`${id}-help`} className={styles.fault}>
        {fault}
      </p>
    </form>
  )
}

/** Drops names that differ from an earlier one only in case or accents. */
const withoutTwins = (names: readonly string[]) =>
  [...new Map([...names].reverse().map((name) => [normaliseText(name), name])).values()].reverse()
