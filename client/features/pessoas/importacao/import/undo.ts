import { useState } from 'react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import { UsuariosDocument } from '../../../acesso/usuario'
import { ImportacoesDocument, useDesfazerImportacaoMutation } from './importacao.generated'

/** Removes the people whom an import added. */
export function useDesfazerImportacao() {
  const [desfazer] = useDesfazerImportacaoMutation({ refetchQueries: [UsuariosDocument, ImportacoesDocument] })

  return async (id: number): Promise<void> => {
    try {
      const { gravadas, desfeitas } = dataOf(await desfazer({ variables: { id: String(id) } })).desfazerImportacao
      toast.success(undone(desfeitas ?? 0, (gravadas ?? 0) - (desfeitas ?? 0)))
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível desfazer a importação.'))
    }
  }
}

/** What an undone import has removed, and what it has not. */
function undone(removed: number, left: number): string {
  if (left <= 0) return 'Importação desfeita com sucesso.'
  const gone = removed === 1 ? '1 pessoa saiu da lista' : `${removed} pessoas saíram da lista`
  const stay =
    left === 1
      ? '1 ficou, porque já foi alterada ou vinculada'
      : `${left} ficaram, porque já foram alteradas ou vinculadas`
  return `${removed ? gone : 'Ninguém saiu da lista'}; ${stay}.`
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
