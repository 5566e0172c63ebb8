import { fieldErrors } from '../apollo'
import { useConfirm } from '../ui'

/**
 * `await askAgain(send, values, 'confirmarCodigo', 'Salvar mesmo assim')` sends the values. When the server requires a
 * confirmation, a dialog shows the server's text for that field. After a yes, the values are sent again with the field
 * set; after a no, it returns false.
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
