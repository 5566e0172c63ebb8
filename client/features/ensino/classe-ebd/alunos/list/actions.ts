import { errorText } from '../../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../../kernel/ui'
import { useConfirmarMembrosDe } from '../../../../pessoas/vinculo'
import type { MembroClasseEbdLinhaFragment } from './alunos.generated'
import {
  ConfirmarMembrosClasseEbdDocument,
  MembrosClasseEbdDocument,
  useAtivarMembroClasseEbdMutation,
  useDesativarMembroClasseEbdMutation,
  useExcluirMembroClasseEbdMutation,
} from './alunos.generated'

/** The actions on a pupil of the class. Each requires a confirmation and reports the result. */
export function useAlunoActions({ idClasse, idMembro, membro }: MembroClasseEbdLinhaFragment) {
  const confirm = useConfirm()
  const variables = { idClasse, idMembro }
  const [excluir] = useExcluirMembroClasseEbdMutation({ refetchQueries: [MembrosClasseEbdDocument] })
  const [ativar] = useAtivarMembroClasseEbdMutation()
  const [desativar] = useDesativarMembroClasseEbdMutation()
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
      const text = `Deseja excluir o aluno ${name}? Se for adicionado de novo, a frequência conta só a partir desse dia. Para afastá-lo por um tempo, use Desativar.`
      if (await confirm({ text, confirmText: 'Excluir', danger: true }))
        await change(excluir({ variables }), 'O aluno foi excluído com sucesso.', 'Não foi possível excluir o aluno.')
    },
    async activate() {
      if (await confirm({ text: `${name} voltará a ser aluno ativo da classe.`, confirmText: 'Ativar' }))
        await change(ativar({ variables }), 'O aluno foi ativado com sucesso.', 'Não foi possível ativar o aluno.')
    },
    async deactivate() {
      if (
        await confirm({
          text: `${name} continuará na lista, como aluno inativo.`,
          confirmText: 'Desativar',
          danger: true,
        })
      )
        await change(
          desativar({ variables }),
          'O aluno foi inativado com sucesso.',
          'Não foi possível inativar o aluno.',
        )
    },
  }
}

export const useConfirmarMembros = () =>
  useConfirmarMembrosDe(ConfirmarMembrosClasseEbdDocument, MembrosClasseEbdDocument)
