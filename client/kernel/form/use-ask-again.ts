import { fieldErrors } from '../apollo'
import { useConfirm } from '../ui'

/**
 * `await askAgain(send, values, 'confirmarCodigo', 'Salvar mesmo assim')`: sends, and asks about what the server does only when it
 * is told to. The server's text at that field is the question; after a yes the same goes out again with the field set.
 */
export function useAskAgain() {
  const confirm = useConfirm()
  return async <Values extends object>(
    send: (values: Values) => Promise<void>,
    values: Values,
    field: keyof Values & string,
    confirmText: string,
  ): Promise<void> => {
    try {
      await send(values)
    } catch (error) {
      const text = fieldErrors(error)[field]
      if (!text) throw error
      if (await confirm({ text, confirmText })) await send({ ...values, [field]: true })
    }
  }
}
