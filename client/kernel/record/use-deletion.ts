import { errorText } from '../apollo'
import { useCan } from '../session'
import { toast, useConfirm } from '../ui'
import { failureText } from './failure-text'

type Options<Row> = {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  texts: {
    /** The text of the confirmation, which may have to be asked for. */
    question: (row: Row) => string | Promise<string>
    removed: string
    notRemoved: string
    restored: string
    notRestored: string
  }
}

/** Says, in a question about a deletion, that it can be undone, and where. */
export const inBinText = (canRestore: boolean): string =>
  `Fica na Lixeira, de onde ${canRestore ? 'você pode restaurar' : 'um administrador pode restaurar'}.`

/**
 * `remove` requests a confirmation and deletes. Then it offers an undo to people who may restore. It returns whether it
 * deleted; `restore` undoes the deletion.
 */
export function useDeletion<Row extends { id: number }>({ remove, restore, texts }: Options<Row>) {
  const confirm = useConfirm()
  const canRestore = useCan('lixeira.restaurar')

  const bringBack = async ({ id }: { id: number }): Promise<void> => {
    try {
      await restore(String(id))
      toast.success(texts.restored)
    } catch (error) {
      toast.error(errorText(error, texts.notRestored))
    }
  }

  const askAndRemove = async (row: Row): Promise<boolean> => {
    const text = `${await texts.question(row)} ${inBinText(canRestore)}`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return false
    try {
      await remove(String(row.id))
    } catch (error) {
      toast.error(failureText(error, texts.notRemoved))
      return false
    }
    const undo = { text: 'Desfazer', onClick: () => bringBack(row) }
    toast.success(texts.removed, { action: canRestore ? undo : undefined })
    return true
  }

  return { remove: askAndRemove, restore: bringBack }
}
