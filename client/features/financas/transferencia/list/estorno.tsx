import { z } from 'zod'
import { dateOnly } from '../../../../../schema/rules/formats'
import { DateField, Form, FormFooter, useZodForm } from '../../../../kernel/form'
import { formatMoney, Modal } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import type { TransferenciaLinhaFragment } from './transferencias.generated'

type Props = {
  row: TransferenciaLinhaFragment
  onSave: (data: string) => Promise<void>
  onClose: () => void
}

const rules = z.object({ data: dateOnly() })

/** The dialog for the transfer back: transfers of a closed month can only be reversed. */
export function EstornoDialog({ row, onSave, onClose }: Props) {
  const form = useZodForm(rules, { data: useToday() })
  return (
    <Modal title="Estornar transferência" onClose={onClose}>
      <p>
        O mês desta transferência está fechado e não muda. O estorno leva {formatMoney(row.valor)} de volta, de{' '}
        {row.contaDestino?.nome} a {row.contaOrigem?.nome}, em um mês aberto.
      </p>
      <Form form={form} onSave={({ data }) => onSave(data)} failureText="Não foi possível estornar a transferência.">
        <DateField control={form.control} name="data" label="Data do estorno" required />
        <FormFooter form={form} cancel={onClose} saveText="Estornar" />
      </Form>
    </Modal>
  )
}
