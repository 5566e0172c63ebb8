import { Button } from '@blueprintjs/core'
import { ChevronDown, ChevronRight } from '@blueprintjs/icons'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { MoneyField } from '../../../../kernel/form'
import { monthTitles } from '../../../../kernel/ui'
import styles from './valores.module.css'
import { key, type ValoresForm } from './valores-form'

type Props = {
  title: string
  categorias: readonly { id: number; nome: string; fixa: boolean }[]
  form: ValoresForm
}

/** The categories of one side; each has the amount of its year and, when they are opened, its months. */
export function Lado({ title, categorias, form }: Props) {
  const [open, setOpen] = useState<number>()
  const { control } = form
  return (
    <fieldset className={styles.lado} onKeyDown={moveToAmount}>
      <legend>{title}</legend>
      {categorias.map(({ id, nome, fixa }) => (
        <Fragment key={id}>
          <div className={styles.linha} data-fixa={fixa || undefined}>
            <MoneyField control={control} name={`linhas.${key(id)}.total`} label={nome} />
            <Button
              variant="minimal"
              icon={open === id ? <ChevronDown /> : <ChevronRight />}
              text="Meses"
              aria-label={`Meses de ${nome}`}
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? undefined : id)}
            />
          </div>
          {open === id && (
            <div className={styles.meses}>
              {monthTitles.map((mes, index) => (
                <MoneyField key={mes} control={control} name={`linhas.${key(id)}.meses.${index}`} label={mes} />
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </fieldset>
  )
}

/** The arrows up and down go to the amount before and after, over both sides, as in a spreadsheet. */
function moveToAmount(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step || !(event.target instanceof HTMLInputElement)) return
  const amounts = [...(event.target.form?.querySelectorAll<HTMLInputElement>('fieldset input') ?? [])]
  const next = amounts[amounts.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
