import { errorText } from '../../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../../kernel/ui'
import type { MembroMissaoLinhaFragment } from './membros.generated'
import {
  useAtivarMembroMissaoMutation,
  useDesativarMembroMissaoMutation,
  useExcluirMembroMissaoMutation,
} from './membros.generated'

/** What can be done with a member: each asks first, and says how it went. */
export function useMembroChanges({ idMissao, idMembro, membro }: MembroMissaoLinhaFragment) {
  const confirm = useConfirm()
  const variables = { idMissao, idMembro }
  const [excluir] = useExcluirMembroMissaoMutation({ refetchQueries: ['MembrosMissao'] })
  const [ativar] = useAtivarMembroMissaoMutation()
  const [desativar] = useDesativarMembroMissaoMutation()
  const name = membro?.name ?? ''

  const change = async (changed: Promise<unknown>, done: string, failure: string) => {
    try {
      await changed
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, failure))
    }
  }

  return {
    async remove() {
      const text = `Deseja excluir o membro ${name}? Você não poderá reverter isso!`
      if (await confirm({ text, confirmText: 'Excluir', danger: true }))
        await change(excluir({ variables }), 'O membro foi excluído com sucesso.', 'Não foi possível excluir o membro.')
    },
    async activate() {
      if (await confirm({ text: `${name} voltará a ser membro ativo da missão.`, confirmText: 'Ativar' }))
        await change(ativar({ variables }), 'O membro foi ativado com sucesso.', 'Não foi possível ativar o membro.')
    },
    async deactivate() {
      if (await confirm({ text: `${name} continuará na lista, como membro inativo.`, confirmText: 'Desativar' }))
        await change(
          desativar({ variables }),
          'O membro foi inativado com sucesso.',
          'Não foi possível inativar o membro.',
        )
    },
  }
}
