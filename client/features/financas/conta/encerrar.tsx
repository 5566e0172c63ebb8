import { z } from 'zod'
import { dateOnly, optional, recordRef } from '../../../gql/regras/kernel/formats'
import { DateField, Form, FormFooter, useZodForm } from '../../../kernel/form'
import { formatMoney, Modal } from '../../../kernel/ui'
import { ContaFinanceiraField, useContaFinanceira } from '../conta-financeira'
import styles from './conta.module.css'
import type { Conta, ContaSide } from './side'

type Props = {
  row: Conta
  side: ContaSide
  today: string
  onSave: (data: string, idContaFinanceira: string | undefined) => Promise<void>
  onClose: () => void
}

/** The confirmation of a settlement, with the day on which the money was paid or received, and the account. */
export function EncerrarDialog({ row, side, today, onSave, onClose }: Props) {
  const rules = z.object({
    data: dateOnly().refine((data) => data <= today, 'A data não pode ser futura.'),
    idContaFinanceira: optional(recordRef()),
  })
  const conta = useContaFinanceira(row.idCliente)
  const form = useZodForm(rules, { data: today })
  return (
    <Modal title="Tem certeza?" onClose={onClose}>
      <p className={styles.which}>
        {row.descricaoConta}, {formatMoney(row.valorConta)}
      </p>
      <p className={styles.explain}>Se for engano, “Reabrir Conta” no menu da conta desfaz.</p>
      <Form
        form={form}
        onSave={({ data, idContaFinanceira }) => onSave(data, conta.enviar(idContaFinanceira))}
        failureText="Não foi possível encerrar a conta."
      >
        <DateField control={form.control} name="data" label={side.dia} required />
        <ContaFinanceiraField control={form.control} name="idContaFinanceira" conta={conta} />
        <FormFooter form={form} cancel={onClose} saveText="Encerrar Conta" />
      </Form>
    </Modal>
  )
}
