import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import type { MembroCelulaLinhaFragment } from './membros.generated'
import { useExcluirMembroCelulaMutation, usePromoverMembroCelulaMutation } from './membros.generated'

// The former leader's row changes too.
const options = { refetchQueries: ['MembrosCelula'], awaitRefetchQueries: true }

/** What can be done with a member, each asked for first. */
export function useMembroCelulaActions(row: MembroCelulaLinhaFragment) {
  const confirm = useConfirm()
  const [promover] = usePromoverMembroCelulaMutation(options)
  const [excluir] = useExcluirMembroCelulaMutation(options)
  const variables = { id: String(row.id) }
  const name = row.membro?.name ?? 'esta pessoa'

  const askAndPromote = async () => {
    const text = `Promover ${name} a responsável pela célula? O responsável atual passará a ser um membro comum.`
    if (!(await confirm({ text, confirmText: 'Promover' }))) return
    try {
      await promover({ variables })
      toast.success('Responsável alterado com sucesso. O anterior agora é um membro comum.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível promover o membro.'))
    }
  }

  const askAndRemove = async () => {
    const text = `Deseja excluir o membro ${name}? Você não poderá reverter isso!`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return
    try {
      await excluir({ variables })
      toast.success('O membro foi excluído com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir o membro.'))
    }
  }

  return { promote: askAndPromote, remove: askAndRemove }
}
