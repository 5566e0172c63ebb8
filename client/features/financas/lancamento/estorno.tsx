import type { z } from 'zod'
import { estornoInput } from '../../../../schema/rules/financas/lancamento.input'
import { DateField, Form, FormFooter, TextField, useZodForm } from '../../../kernel/form'
import { Modal, Money } from '../../../kernel/ui'
import styles from './lancamento.module.css'
import type { Lancamento, Side } from './side'
import { useToday } from './today'

export type EstornoValues = z.output<typeof estornoInput>

type Props = {
  row: Lancamento
  side: Side
  onSave: (values: EstornoValues) => Promise<void>
  onClose: () => void
}

/**
 * The dialog for a reversal: explains it and has a field for its date. Entries of a closed month can only be reversed.
 */
export function EstornoDialog({ row, side, onSave, onClose }: Props) {
  const today = useToday()
  const form = useZodForm(estornoInput, { data: today, descricao: `Estorno: ${row.descricao}`.slice(0, 255) })
  return (
    <Modal title={`Estornar ${side.nome}`} onClose={onClose}>
      <p className={styles.explain}>
        O mês de "{row.descricao}" está fechado e não muda. O estorno lança <Money value={`-${row.valor}`} /> em um mês
        aberto.{row.origem?.startsWith('conta') && ' A conta volta a ficar em aberto.'}
      </p>
      <Form form={form} onSave={onSave} failureText={`Não foi possível estornar a ${side.nome.toLowerCase()}.`}>
        <DateField control={form.control} name="data" label="Data do estorno" required />
        <TextField control={form.control} name="descricao" label="Descrição" maxLength={255} />
        <FormFooter form={form} cancel={onClose} saveText="Estornar" />
      </Form>
    </Modal>
  )
}
