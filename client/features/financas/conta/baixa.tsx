import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { baixaInput, meiosDeBaixa } from '../../../../schema/rules/financas/baixa.input'
import { centavosDe, menos, totalDaBaixa } from '../../../../schema/rules/financas/baixa.rules'
import { isDecimal, normaliseDecimal } from '../../../../schema/rules/money.js'
import {
  DateField,
  Form,
  FormFooter,
  MoneyField,
  SelectField,
  TextField,
  useZodForm,
  type ZodForm,
} from '../../../kernel/form'
import { formatMoney, Modal } from '../../../kernel/ui'
import { useComprovanteDaBaixa } from '../anexo'
import { ContaFinanceiraField, useContaFinanceira } from '../conta-financeira'
import { CodigoDaConta } from './codigo-da-conta'
import styles from './conta.module.css'
import type { Conta, ContaSide } from './side'

type Sent = z.output<typeof baixaInput>

/** A payment as the API takes it: ids are text. */
export type BaixaEnviada = Omit<Sent, 'idConta' | 'idContaFinanceira'> & {
  idConta: string
  idContaFinanceira: string | undefined
}

export const meioChoices = Object.entries(meiosDeBaixa).map(([value, label]) => ({ value, label }))

type Props = {
  row: Conta
  side: ContaSide
  today: string
  onSave: (input: BaixaEnviada) => Promise<void>
  onClose: () => void
}

/** A payment: of all that is left at first. The sums follow what is typed. */
export function BaixaDialog({ row, side, today, onSave, onClose }: Props) {
  const form = useZodForm(baixaInput, { idConta: row.id, data: today, valor: row.restante })
  const conta = useContaFinanceira(null, { agora: form.watch('meio') })
  const { control } = form
  const comprovante = useComprovanteDaBaixa(side.especie, [row.id], `${side.baixa} já registrado.`, onClose)
  const save = async ({ idConta, idContaFinanceira, ...values }: Sent) => {
    await onSave({ ...values, idConta: String(idConta), idContaFinanceira: conta.enviar(idContaFinanceira) })
    comprovante.send()
  }
  if (comprovante.sending) return comprovante.sending
  return (
    <Modal title={side.registrar} onClose={onClose}>
      <p className={styles.which}>
        {row.descricaoConta}, {row.parcial && `faltam ${formatMoney(row.restante)} de `}
        {formatMoney(row.valorConta)}
      </p>
      {row.codigoPagamento && <CodigoDaConta codigo={row.codigoPagamento} />}
      <Form form={form} onSave={save} failureText={`Não foi possível ${side.registrar.toLowerCase()}.`}>
        <div className={styles.pair}>
          <MoneyField control={control} name="valor" label="Valor" required />
          <DateField control={control} name="data" label={side.dia} required />
          <MoneyField control={control} name="juros" label="Juros" />
          <MoneyField control={control} name="multa" label="Multa" />
          <MoneyField control={control} name="desconto" label="Desconto" />
          <SelectField control={control} name="meio" label="Meio" choices={meioChoices} />
        </div>
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
        <TextField control={control} name="observacao" label="Observação" maxLength={500} />
        {comprovante.field}
        <Somas form={form} row={row} />
        <FormFooter form={form} cancel={onClose} saveText={side.registrar} />
      </Form>
    </Modal>
  )
}

/** The money and what will be left, while the amounts are typed. */
function Somas({ form, row }: { form: ZodForm<z.input<typeof baixaInput>, Sent>; row: Conta }) {
  const typed = useWatch({ control: form.control, name: ['valor', 'juros', 'multa', 'desconto'] })
  const [valor = '0.00', juros = '0.00', multa = '0.00', desconto = '0.00'] = typed.map((value) =>
    isDecimal(String(value ?? '')) ? normaliseDecimal(String(value)) : '0.00',
  )
  const left = menos(row.restante, valor)
  return (
    <output className={styles.sums}>
      <span>
        Total: <strong>{formatMoney(totalDaBaixa({ valor, juros, multa, desconto }))}</strong>
      </span>
      <span data-over={centavosDe(left) < 0n || undefined}>
        {centavosDe(left) < 0n
          ? `${formatMoney(menos(valor, row.restante))} a mais do que falta`
          : left === '0.00'
            ? 'Encerra a conta'
            : `Restará ${formatMoney(left)}`}
      </span>
    </output>
  )
}
