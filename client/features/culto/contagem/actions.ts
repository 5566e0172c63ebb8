import { useDeletion } from '../../../kernel/record'
import { useExcluirContagemMutation, useRestaurarContagemMutation } from './actions.generated'
import { ContagensDocument } from './list/contagens.generated'

const options = { refetchQueries: [ContagensDocument] }

/** Deleting and restoring a counting. */
export function useContagemActions(after?: () => void) {
  const [excluir] = useExcluirContagemMutation(options)
  const [restaurar] = useRestaurarContagemMutation(options)
  return useDeletion<{ id: number; descricao: string; situacao: string }>({
    remove: async (id) => {
      await excluir({ variables: { id } })
      after?.()
    },
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ descricao, situacao }) =>
        situacao === 'Lançada'
          ? `A contagem "${descricao}" e a sua entrada sairão da lista e dos saldos.`
          : `A contagem "${descricao}" sairá da lista.`,
      removed: 'Contagem excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a contagem.',
      restored: 'Contagem restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a contagem.',
    },
  })
}
