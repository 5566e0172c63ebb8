import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import { UsuariosDocument } from '../../../acesso/usuario'
import { ImportacoesDocument, useDesfazerImportacaoMutation } from './importacao.generated'

/** Removes the people whom an import added. */
export function useDesfazerImportacao() {
  const [desfazer] = useDesfazerImportacaoMutation({ refetchQueries: [UsuariosDocument, ImportacoesDocument] })

  return async (id: number): Promise<void> => {
    try {
      await desfazer({ variables: { id: String(id) } })
      toast.success('Importação desfeita com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível desfazer a importação.'))
    }
  }
}

/**
 * Undoes an import after a confirmation. The message that is shown right after an import uses useDesfazerImportacao,
 * which needs no confirmation.
 */
export function useUndo() {
  const confirm = useConfirm()
  const desfazer = useDesfazerImportacao()
  const [undoing, setUndoing] = useState(false)
  const undo = async (id: number) => {
    const text = 'As pessoas que vieram deste arquivo sairão da lista, menos as que já foram alteradas ou vinculadas.'
    if (!(await confirm({ text, confirmText: 'Desfazer importação', danger: true }))) return
    setUndoing(true)
    await desfazer(id)
    setUndoing(false)
  }
  return { undo, undoing }
}
