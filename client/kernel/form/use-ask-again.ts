import { fieldErrors } from '../apollo'
import { useConfirm } from '../ui'

/**
 * `await askAgain(send, values, 'confirmarCodigo', 'Salvar mesmo assim')`: sends, and asks about what the server does only when it
 * is told to. The server's text at that field is the question; after a yes the same goes out again with the field set, after a no the answer is false.
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
