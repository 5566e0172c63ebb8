import { errorText } from '../../../kernel/apollo'
import { toast, useConfirm } from '../../../kernel/ui'

type Texts = { question: string; confirm: string; done: string; failed: string; danger?: boolean }

/**
 * Actions on one member of a list, with the same texts for departments, events, missions, cells and meetings. Each
 * action requires a confirmation and returns whether it was done.
 */
export function useMembroActions(name = 'esta pessoa') {
  const confirm = useConfirm()

  const ask = async (texts: Texts, act: () => Promise<unknown>): Promise<boolean> => {
    if (!(await confirm({ text: texts.question, confirmText: texts.confirm, danger: texts.danger }))) return false
    try {
      await act()
      toast.success(texts.done)
      return true
    } catch (error) {
      toast.error(errorText(error, texts.failed))
      return false
    }
  }

  return {
    ask,
    /** @param de for example 'do departamento' */
    ativar: (de: string, act: () => Promise<unknown>) =>
      ask(
        {
          question: `${name} voltará a ser membro ativo ${de}.`,
          confirm: 'Ativar',
          done: 'O membro foi ativado com sucesso.',
          failed: 'Não foi possível ativar o membro.',
        },
        act,
      ),
    desativar: (act: () => Promise<unknown>) =>
      ask(
        {
          question: `${name} continuará na lista, como membro inativo.`,
          confirm: 'Desativar',
          done: 'O membro foi inativado com sucesso.',
          failed: 'Não foi possível inativar o membro.',
        },
        act,
      ),
    excluir: (act: () => Promise<unknown>) =>
      ask(
        {
          question: `Deseja excluir o membro ${name}? Para desfazer, basta adicionar a pessoa de novo nesta lista.`,
          confirm: 'Excluir',
          done: 'O membro foi excluído com sucesso.',
          failed: 'Não foi possível excluir o membro.',
          danger: true,
        },
        act,
      ),
  }
}
