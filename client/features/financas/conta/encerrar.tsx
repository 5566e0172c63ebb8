import { z } from 'zod'
import { encerrarContasInput } from '../../../../schema/rules/financas/baixa.input'
import { somaDe } from '../../../../schema/rules/financas/baixa.rules'
import { dateOnly, optional, recordRef } from '../../../../schema/rules/formats'
import { DateField, Form, FormFooter, SelectField, useZodForm } from '../../../kernel/form'
import { formatMoney, Modal } from '../../../kernel/ui'
import { useComprovanteDaBaixa } from '../anexo'
import { ContaFinanceiraField, useContaFinanceira } from '../conta-financeira'
import { meioChoices } from './baixa'
import { CodigoDaConta } from './codigo-da-conta'
import styles from './conta.module.css'
import type { Conta, ContaSide } from './side'

type Props = {
  row: Conta
  side: ContaSide
  today: string
  onSave: (data: string, idContaFinanceira: string | undefined) => Promise<void>
  onReload: () => void
  onClose: () => void
}

/** The confirmation of a settlement, with the day on which the money was paid or received, and the account. */
export function EncerrarDialog({ row, side, today, onSave, onReload, onClose }: Props) {
  const rules = z.object({
    data: dateOnly().refine((data) => data <= today, 'A data não pode ser futura.'),
    idContaFinanceira: optional(recordRef()),
  })
  const conta = useContaFinanceira()
  const form = useZodForm(rules, { data: today })
  const comprovante = useComprovanteDaBaixa(side.especie, [row.id], 'A conta já está encerrada.', onClose)
  const save = async ({ data, idContaFinanceira }: z.output<typeof rules>) => {
    await onSave(data, conta.enviar(idContaFinanceira))
    comprovante.send()
  }
  if (comprovante.sending) return comprovante.sending
  return (
    <Modal title="Tem certeza?" onClose={onClose}>
      <p className={styles.which}>
        {row.descricaoConta}, {formatMoney(row.restante)}
      </p>
      {row.codigoPagamento && <CodigoDaConta codigo={row.codigoPagamento} />}
      <p className={styles.explain}>Se for engano, “Reabrir Conta” desfaz.</p>
      <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível encerrar a conta.">
        <DateField control={form.control} name="data" label={side.dia} required />
        <ContaFinanceiraField control={form.control} name="idContaFinanceira" conta={conta} />
        {comprovante.field}
        <FormFooter form={form} cancel={onClose} saveText="Encerrar Conta" />
      </Form>
    </Modal>
  )
}

export type EncerrarEnviado = {
  data: string | null | undefined
  meio: string | null | undefined
  idContaFinanceira: string | undefined
}

type ManyProps = {
  rows: readonly Conta[]
  side: ContaSide
  today: string
  onSave: (input: EncerrarEnviado) => Promise<void>
  onReload: () => void
  onClose: () => void
}

/** Settles several payables or receivables with one day, means and account: all of them or none. */
export function EncerrarVariasDialog({ rows, side, today, onSave, onReload, onClose }: ManyProps) {
  const form = useZodForm(encerrarContasInput, { ids: rows.map(({ id }) => id), data: today })
  const conta = useContaFinanceira(null, { agora: form.watch('meio') })
  const { control } = form
  const total = somaDe(...rows.map(({ restante }) => restante))
  const ids = rows.map(({ id }) => id)
  const comprovante = useComprovanteDaBaixa(side.especie, ids, 'As contas já estão encerradas.', onClose)
  const save = async ({ data, meio, idContaFinanceira }: z.output<typeof encerrarContasInput>) => {
    await onSave({ data, meio, idContaFinanceira: conta.enviar(idContaFinanceira) })
    comprovante.send()
  }
  if (comprovante.sending) return comprovante.sending
  return (
    <Modal title={rows.length === 1 ? 'Encerrar 1 conta' : `Encerrar ${rows.length} contas`} onClose={onClose}>
      <ul className={styles.chosen} aria-label="Contas escolhidas">
        {rows.map((row) => (
          <li key={row.id}>
            <span>{row.descricaoConta}</span>
            <span>{formatMoney(row.restante)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>Total: {formatMoney(total)}</p>
      <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível encerrar as contas.">
        <DateField control={control} name="data" label={side.dia} required />
        <SelectField control={control} name="meio" label="Meio" choices={meioChoices} />
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
        {comprovante.field}
        <FormFooter form={form} cancel={onClose} saveText="Encerrar contas" />
      </Form>
    </Modal>
  )
}
