import { useController } from 'react-hook-form'
import type { z } from 'zod'
import type { novaContaInput } from '../../../../schema/rules/financas/conta.input'
import type { ZodForm } from '../../../kernel/form'
import { useToday } from '../lancamento'
import { lerCodigo } from './codigo'
import { CodigoField } from './codigo-field'

type Form = ZodForm<z.input<typeof novaContaInput>, z.output<typeof novaContaInput>>

/** The boleto's line or the Pix code of a payable's form, which fills in what it says. */
export function Codigo({ form }: { form: Form }) {
  const today = useToday()
  const { field, fieldState } = useController({ control: form.control, name: 'codigoPagamento' })
  return (
    <CodigoField
      today={today}
      value={typeof field.value === 'string' ? field.value : ''}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onRead={({ de, valor, vencimento }) => {
        const typed = { shouldDirty: true, shouldValidate: true }
        if (valor) form.setValue('valorConta', valor, typed)
        if (vencimento) form.setValue('dataVencimentoConta', vencimento, typed)
        if (de && !form.getValues('descricaoConta')) form.setValue('descricaoConta', de, typed)
      }}
    />
  )
}

/**
 * Whether the code of a form may be kept, because somebody will pay by it: one with a fault is refused at its field. One
 * that the account already has stays as it is.
 */
export function useCodigoCerto(form: Form): () => boolean {
  const today = useToday()
  const { isDirty } = form.getFieldState('codigoPagamento', form.formState)
  return () => {
    const codigo = form.getValues('codigoPagamento')
    const read = isDirty && typeof codigo === 'string' && codigo.trim() ? lerCodigo(codigo, today) : undefined
    if (!read || !('erro' in read)) return true
    form.setError('codigoPagamento', { message: read.erro }, { shouldFocus: true })
    return false
  }
}
