import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import type { MembroLinhaFragment } from './membros.generated'
import { useAtivarMembroMutation, useDesativarMembroMutation, useExcluirMembroMutation } from './membros.generated'

type Words = { question: string; confirm: string; done: string; failed: string; danger?: boolean }

const options = { refetchQueries: ['DepartamentoMembros', 'DepartamentoDetalhe'] }

/** What the row's menu does to a member, each after a question. */
export function useMembroActions({ idDepartamento, membro }: MembroLinhaFragment) {
  const confirm = useConfirm()
  const [ativar] = useAtivarMembroMutation(options)
  const [desativar] = useDesativarMembroMutation(options)
  const [excluir] = useExcluirMembroMutation(options)
  const variables = { idDepartamento: String(idDepartamento), idMembro: String(membro.id) }

  const ask = async (words: Words, act: () => Promise<unknown>) => {
    if (!(await confirm({ text: words.question, confirmText: words.confirm, danger: words.danger }))) return
    try {
      await act()
      toast.success(words.done)
    } catch (error) {
      toast.error(errorText(error, words.failed))
    }
  }

  return {
    ativar: () =>
      ask(
        {
          question: `${membro.name} voltará a ser membro ativo do departamento.`,
          confirm: 'Ativar',
          done: 'O membro foi ativado com sucesso.',
          failed: 'Não foi possível ativar o membro.',
        },
        () => ativar({ variables }),
      ),
    desativar: () =>
      ask(
        {
          question: `${membro.name} continuará no departamento como membro inativo.`,
          confirm: 'Desativar',
          done: 'O membro foi desativado com sucesso.',
          failed: 'Não foi possível inativar o membro.',
        },
        () => desativar({ variables }),
      ),
    excluir: () =>
      ask(
        {
          question: `Deseja excluir o membro ${membro.name}? Você não poderá reverter isso!`,
          confirm: 'Excluir',
          done: 'O membro foi excluído com sucesso.',
          failed: 'Não foi possível excluir o membro.',
          danger: true,
        },
        () => excluir({ variables }),
      ),
  }
}
