import { useDeletion } from '../../../kernel/record'
import { useExcluirPrestacaoContasMutation, useRestaurarPrestacaoContasMutation } from './actions.generated'
import { PrestacoesContasDocument } from './list/prestacoes-contas.generated'

const options = { refetchQueries: [PrestacoesContasDocument] }

/** Deleting and restoring a statement. */
export function usePrestacaoContasActions(after?: () => void) {
  const [excluir] = useExcluirPrestacaoContasMutation(options)
  const [restaurar] = useRestaurarPrestacaoContasMutation(options)
  return useDeletion<{ id: number; nome: string }>({
    remove: async (id) => {
      await excluir({ variables: { id } })
      after?.()
    },
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ nome }) => `A prestação de contas "${nome}" sairá da lista, com os pareceres que já recebeu.`,
      removed: 'Prestação de contas excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a prestação de contas.',
      restored: 'Prestação de contas restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a prestação de contas.',
    },
  })
}
