import { errorText } from '../../../../kernel/apollo'
import { formatDate, toast, useConfirm } from '../../../../kernel/ui'
import type { EnsaioLouvorLinhaFragment } from './ensaios.generated'
import { useCancelarEnsaioLouvorMutation, useConcluirEnsaioLouvorMutation } from './ensaios.generated'

const undo = 'Se for engano, “Editar Ensaio” marca o ensaio de novo.'

/** The actions that conclude or cancel a rehearsal. Each requires a confirmation. */
export function useEnsaioActions({ id, dataEnsaio, grupo }: EnsaioLouvorLinhaFragment) {
  const confirm = useConfirm()
  const [concluir] = useConcluirEnsaioLouvorMutation()
  const [cancelar] = useCancelarEnsaioLouvorMutation()
  const variables = { id: String(id) }
  const which = `O ensaio de ${grupo?.nomeGrupo ?? 'louvor'} em ${formatDate(dataEnsaio)}`

  const conclude = async () => {
    const text = `${which} será dado por concluído. ${undo}`
    if (!(await confirm({ text, confirmText: 'Concluir' }))) return
    try {
      await concluir({ variables })
      toast.success('Ensaio concluído com sucesso!')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível concluir o ensaio.'))
    }
  }

  const cancel = async () => {
    const text = `${which} será cancelado e continuará na lista. ${undo}`
    if (!(await confirm({ text, confirmText: 'Cancelar Ensaio', cancelText: 'Voltar', danger: true }))) return
    try {
      await cancelar({ variables })
      toast.success('Ensaio cancelado com sucesso!')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível cancelar o ensaio.'))
    }
  }

  return { conclude, cancel }
}
