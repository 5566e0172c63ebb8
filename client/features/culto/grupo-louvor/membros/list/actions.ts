import { errorText } from '../../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../../kernel/ui'
import { useConfirmarMembrosDe } from '../../../../pessoas/vinculo'
import type { MembroGrupoLouvorLinhaFragment } from './membros.generated'
import {
  ConfirmarMembrosGrupoLouvorDocument,
  MembrosGrupoLouvorDocument,
  useExcluirMembroGrupoLouvorMutation,
  usePromoverMembroGrupoLouvorMutation,
} from './membros.generated'

// Promoting a member also changes the former leader's row, so the list is fetched again.
const options = { refetchQueries: [MembrosGrupoLouvorDocument], awaitRefetchQueries: true }

/** The actions on a member of the group. Each requires a confirmation. */
export function useMembroActions(row: MembroGrupoLouvorLinhaFragment) {
  const confirm = useConfirm()
  const [promover] = usePromoverMembroGrupoLouvorMutation(options)
  const [excluir] = useExcluirMembroGrupoLouvorMutation(options)
  const variables = { id: String(row.id) }
  const name = row.membro?.name ?? 'esta pessoa'

  const promote = async () => {
    const text = `Promover ${name} a líder do grupo? O líder atual passará a ser um membro comum.`
    if (!(await confirm({ text, confirmText: 'Promover' }))) return
    try {
      await promover({ variables })
      toast.success('O membro foi promovido a líder do grupo. O líder anterior agora é um membro comum.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível promover o membro.'))
    }
  }

  const remove = async () => {
    if (row.membroLider === 1) {
      toast.error('Este membro é o responsável pelo grupo e não pode ser excluído.')
      return
    }
    if (
      !(await confirm({
        text: `Deseja excluir o membro ${name}? Para desfazer, basta adicionar a pessoa de novo nesta lista.`,
        confirmText: 'Excluir',
        danger: true,
      }))
    )
      return
    try {
      await excluir({ variables })
      toast.success('O membro foi excluído com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir o membro.'))
    }
  }

  return { promote, remove }
}

export const useConfirmarMembros = () =>
  useConfirmarMembrosDe(ConfirmarMembrosGrupoLouvorDocument, MembrosGrupoLouvorDocument)
