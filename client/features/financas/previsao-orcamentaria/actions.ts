import { useDeletion } from '../../../kernel/record'
import { useExcluirPrevisaoOrcamentariaMutation, useRestaurarPrevisaoOrcamentariaMutation } from './actions.generated'
import { PrevisoesOrcamentariasDocument } from './list/previsoes-orcamentarias.generated'

const options = { refetchQueries: [PrevisoesOrcamentariasDocument] }

/** Deleting and restoring a draft. */
export function usePrevisaoActions(after?: () => void) {
  const [excluir] = useExcluirPrevisaoOrcamentariaMutation(options)
  const [restaurar] = useRestaurarPrevisaoOrcamentariaMutation(options)
  return useDeletion<{ id: number; nome: string }>({
    remove: async (id) => {
      await excluir({ variables: { id } })
      after?.()
    },
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ nome }) => `"${nome}" sairá da lista, com os valores que tem.`,
      removed: 'Previsão orçamentária excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a previsão orçamentária.',
      restored: 'Previsão orçamentária restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a previsão orçamentária.',
    },
  })
}
