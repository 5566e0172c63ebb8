import { Button } from '@blueprintjs/core'
import { ArrowDown, Cross } from '@blueprintjs/icons'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { linhaDizimoInput } from '../../../../gql/regras/features/financas/dizimo/dizimo.input'
import { MoneyField, RecordField, SelectField, useZodForm } from '../../../../kernel/form'
import { useUsuarioSearch } from '../../../pessoas/usuario'
import { meioChoices } from '../meios'
import styles from './folha.module.css'
import type { Linha, Meio } from './rascunho'

type Props = {
  /** The line to correct; without it a new one is written. */
  linha?: Linha
  numero: number
  /** How the last line was given: mostly the next one is alike. */
  meio: Meio
  onTake: (linha: Linha) => void
  onCancel: () => void
  /** Whether something is filled in that is no line yet. */
  onPending: (pending: boolean) => void
}

/** One line, by keyboard alone: name, Enter, amount, Enter, means, Enter, and the next line waits for its name. */
export function Editor({ linha, numero, meio, onTake, onCancel, onPending }: Props) {
  const membros = useUsuarioSearch()
  const form = useZodForm(linhaDizimoInput, linha ?? { meioDizimo: meio })
  const { control, setFocus, setError, reset, watch } = form
  const [idMembro, valorDizimo] = watch(['idMembro', 'valorDizimo'])
  const chosen = useRef(idMembro)

  useEffect(() => {
    for (const [name, message] of Object.entries(linha?.erros ?? {}))
      setError(name as 'idMembro', { type: 'server', message })
    setFocus(linha?.erros?.valorDizimo ? 'valorDizimo' : 'idMembro')
  }, [linha, setError, setFocus])

  useEffect(() => {
    if (idMembro && idMembro !== chosen.current) setTimeout(() => setFocus('valorDizimo'))
    chosen.current = idMembro
  }, [idMembro, setFocus])

  const pending = !linha && Boolean(idMembro || valorDizimo)
  useEffect(() => onPending(pending), [pending, onPending])

  const take = form.handleSubmit((values) => {
    const id = Number(values.idMembro)
    const nome = membros.choices.find(({ value }) => value === id)?.label ?? linha?.nome ?? ''
    onTake({ idMembro: id, nome, valorDizimo: values.valorDizimo, meioDizimo: values.meioDizimo })
    if (linha) return
    reset({ meioDizimo: values.meioDizimo })
    setFocus('idMembro')
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && linha) onCancel()
    // Enter in the open list of people has chosen somebody; with Ctrl the sheet is saved
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.ctrlKey || event.metaKey) return
    const { name } = event.target as HTMLInputElement
    if (!['idMembro', 'valorDizimo', 'meioDizimo'].includes(name)) return
    event.preventDefault()
    if (name === 'idMembro' && idMembro) setFocus('valorDizimo')
    if (name === 'valorDizimo') setFocus('meioDizimo')
    if (name === 'meioDizimo') void take()
  }

  return (
    <section className={styles.editor} aria-labelledby="linha-titulo" onKeyDown={onKeyDown}>
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
          icon={<ArrowDown />}
          text={linha ? 'Corrigir' : 'Incluir'}
          onClick={() => void take()}
        />
        {linha && (
          <Button variant="minimal" icon={<Cross />} aria-label="Deixar a linha como está" onClick={onCancel} />
        )}
      </div>
    </section>
  )
}
