import { fieldErrors } from '../apollo'
import { useConfirm } from '../ui'

/**
 * `await askAgain(send, values, 'confirmarCodigo', 'Salvar mesmo assim')` sends the values. When the server requires a
 * confirmation, its text at that field becomes the question. Yes resends the values with the field set; no returns
 * false.
 */
export function useAskAgain() {
  const confirm = useConfirm()
  return async <Values extends object, Answer>(
    send: (values: Values) => Promise<Answer>,
    values: Values,
    field: keyof Values & string,
    confirmText: string,
  ): Promise<Answer | false> => {
    try {
      return await send(values)
    } catch (error) {
      const text = fieldErrors(error)[field]
      if (!text) throw error
      return (await confirm({ text, confirmText })) && send({ ...values, [field]: true })
    }
  }
}
