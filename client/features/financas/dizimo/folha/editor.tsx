import { Button } from '@blueprintjs/core'
import { ArrowDown, Cross } from '@blueprintjs/icons'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { linhaDizimoInput } from '../../../../../schema/rules/financas/dizimo.input'
import { MoneyField, RecordField, SelectField, useZodForm } from '../../../../kernel/form'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { meioChoices } from '../meios'
import styles from './folha.module.css'
import type { Linha, Meio } from './rascunho'

type Props = {
  place: RefObject<HTMLElement | null>
  /** The line to correct; without it the editor adds a new one. */
  linha?: Linha
  numero: number
  /** The means of payment of the last line, because the next line usually has the same. */
  meio: Meio
  onTake: (linha: Linha) => void
  onCancel: () => void
  /** Called with whether the line has values that are not added to the sheet yet. */
  onPending: (pending: boolean) => void
}

type Field = 'idMembro' | 'valorDizimo' | 'meioDizimo'

/**
 * One line, entered by keyboard alone: name, Enter, amount, Enter, means, Enter. Then the name of the next line has the
 * focus.
 */
export function Editor({ place, linha, numero, meio, onTake, onCancel, onPending }: Props) {
  const membros = useUsuarioSearch({})
  const form = useZodForm(linhaDizimoInput, linha ?? { meioDizimo: meio })
  const { control, setError, reset, watch } = form
  const { isDirty } = form.formState
  const [idMembro, valorDizimo] = watch(['idMembro', 'valorDizimo'])
  const chosen = useRef(idMembro)
  // Sets the focus at once. The form's own setFocus is delayed, so the next key would go to the previous field.
  const focus = useCallback(
    (name: Field) => place.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    [place],
  )

  useEffect(() => {
    for (const [name, message] of Object.entries(linha?.erros ?? {}))
      setError(name as 'idMembro', { type: 'server', message })
    focus(linha?.erros?.valorDizimo ? 'valorDizimo' : 'idMembro')
  }, [linha, setError, focus])

  useLayoutEffect(() => {
    if (idMembro && idMembro !== chosen.current) focus('valorDizimo')
    chosen.current = idMembro
  }, [idMembro, focus])

  const pending = linha ? isDirty : Boolean(idMembro || valorDizimo)
  useEffect(() => {
    onPending(pending)
    return () => onPending(false)
  }, [pending, onPending])

  const take = () => {
    const { success, data, error } = linhaDizimoInput.safeParse(form.getValues())
    if (!success) {
      void form.trigger()
      focus(error.issues[0]?.path[0] as Field)
      return
    }
    const id = Number(data.idMembro)
    const nome = membros.choices.find(({ value }) => value === id)?.label ?? linha?.nome ?? ''
    onTake({ idMembro: id, nome, valorDizimo: data.valorDizimo, meioDizimo: data.meioDizimo })
    if (linha) return
    reset({ meioDizimo: data.meioDizimo })
    focus('idMembro')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && linha) onCancel()
    // In the open list of people Enter selects a person; Ctrl+Enter saves the sheet. This handler ignores both.
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.ctrlKey || event.metaKey) return
    const { name } = event.target as HTMLInputElement
    if (!['idMembro', 'valorDizimo', 'meioDizimo'].includes(name)) return
    event.preventDefault()
    if (name === 'idMembro' && idMembro) focus('valorDizimo')
    if (name === 'valorDizimo') focus('meioDizimo')
    if (name === 'meioDizimo') take()
  }

  return (
    <section ref={place} className={styles.editor} aria-labelledby="linha-titulo" onKeyDown={onKeyDown}>
      <h2 id="linha-titulo">{linha ? `Corrigir linha ${numero}` : `Linha ${numero}`}</h2>
      <RecordField
        control={control}
        name="idMembro"
        label="Membro"
        required
        found={membros}
        selected={linha && { value: linha.idMembro, label: linha.nome }}
        placeholder="Digite o nome…"
      />
      <MoneyField control={control} name="valorDizimo" label="Valor" required />
      <SelectField control={control} name="meioDizimo" label="Meio" required choices={meioChoices} />
      <div className={styles.take}>
        <Button
          intent="primary"
          variant="outlined"
          icon={<ArrowDown className={styles.takeIcon} />}
          text={linha ? 'Corrigir' : 'Incluir'}
          onClick={take}
        />
        {linha && (
          <Button variant="minimal" icon={<Cross />} aria-label="Deixar a linha como está" onClick={onCancel} />
        )}
      </div>
    </section>
  )
}
