import { Button } from '@blueprintjs/core'
import { CaretDown, CaretUp } from '@blueprintjs/icons'
import { useState } from 'react'
import { z } from 'zod'
import { dateOnly, decimal, optional, recordRef } from '../../../../../schema/rules/formats'
import { DateField, MoneyField, Section, type ZodForm } from '../../../../kernel/form'
import { formatDate, formatMoney } from '../../../../kernel/ui'
import { ContaFinanceiraField, type useContasDaFolha } from '../../conta-financeira'
import styles from './folha.module.css'
import type { Folha } from './rascunho'

export const cabecalho = z.object({
  dataDizimo: dateOnly(),
  contado: optional(decimal({ min: 0 })),
  idContaFinanceira: optional(recordRef()),
})

type Props = {
  form: ZodForm<z.input<typeof cabecalho>, z.output<typeof cabecalho>>
  folha: Folha
  conta: ReturnType<typeof useContasDaFolha>['campo']
}

/** What holds for the whole sheet. On a phone it is one line until somebody changes it, because the lines need the room. */
export function Cabecalho({ form, folha: { dataDizimo, contado }, conta }: Props) {
  const [open, setOpen] = useState(false)
  const { control, formState } = form
  const invalid = Object.keys(formState.errors).length > 0
  return (
    <div className={styles.head} data-open={open || invalid || undefined}>
      <Button
        className={styles.headLine}
        variant="outlined"
        fill
        alignText="start"
        endIcon={open ? <CaretUp /> : <CaretDown />}
        text={`Folha ${dataDizimo ? `de ${formatDate(dataDizimo)}` : 'sem data'}${contado ? `, contado ${formatMoney(contado)}` : ''}`}
        aria-expanded={open || invalid}
        onClick={() => setOpen(!open)}
      />
      <Section title="Folha">
        <DateField control={control} name="dataDizimo" label="Data" required help="Em um mês que não esteja fechado." />
        <MoneyField
          control={control}
          name="contado"
          label="Dinheiro contado"
          help="Para conferir com as linhas em dinheiro."
        />
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
      </Section>
    </div>
  )
}
