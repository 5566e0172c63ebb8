import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { errorCode, fieldErrors } from '../../../kernel/apollo'
import type { ZodForm } from '../../../kernel/form'

const refusedLater = ['VALIDATION_FAILED', 'CONFLICT', 'STALE', 'UNAVAILABLE']

/**
 * Saves, and asks for another code when something else than the password or the code was refused: each code counts once,
 * and saving again with the same one would only say that it is wrong.
 */
export const comOutroCodigo =
  <In extends FieldValues, Out, Result>(form: ZodForm<In, Out>, save: (values: Out) => Promise<Result>) =>
  async (values: Out): Promise<Result> => {
    try {
      return await save(values)
    } catch (error) {
      pedirOutroCodigo(form, error)
      throw error
    }
  }

function pedirOutroCodigo<In extends FieldValues, Out>(form: ZodForm<In, Out>, error: unknown): void {
  const codigo = 'codigo' as FieldPath<In>
  const campos = fieldErrors(error)
  if (!form.getValues(codigo) || !refusedLater.includes(errorCode(error) ?? '')) return
  if ('minhaSenha' in campos || 'codigo' in campos) return
  form.setValue(codigo, '' as FieldPathValue<In, FieldPath<In>>)
  form.setError(codigo, { type: 'server', message: 'O código já foi usado: informe o próximo do aplicativo.' })
}
