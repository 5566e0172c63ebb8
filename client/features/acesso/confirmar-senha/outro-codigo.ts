import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { errorCode, fieldErrors } from '../../../kernel/apollo'
import type { ZodForm } from '../../../kernel/form'

const refusedLater = ['VALIDATION_FAILED', 'CONFLICT', 'STALE', 'UNAVAILABLE']

/**
 * Asks for another code after a refusal for another reason than the password or the code: each code counts once, and
 * saving again with the same one would only say that it is wrong.
 */
export function pedirOutroCodigo<In extends FieldValues, Out>(form: ZodForm<In, Out>, error: unknown): void {
  const codigo = 'codigo' as FieldPath<In>
  const campos = fieldErrors(error)
  if (!form.getValues(codigo) || !refusedLater.includes(errorCode(error) ?? '')) return
  if ('minhaSenha' in campos || 'codigo' in campos) return
  form.setValue(codigo, '' as FieldPathValue<In, FieldPath<In>>)
  form.setError(codigo, { type: 'server', message: 'O código já foi usado: informe o próximo do aplicativo.' })
}
