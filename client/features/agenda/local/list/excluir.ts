import { useDeletion } from '../../../../kernel/record'
import { LocaisDocument, useExcluirLocalMutation, useRestaurarLocalMutation } from './locais.generated'

const refetchQueries = [LocaisDocument]

export function useExcluirLocal() {
  const [excluir] = useExcluirLocalMutation({ refetchQueries })
  const [restaurar] = useRestaurarLocalMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (local: { id: number; nomeLocal: string }) => `O local "${local.nomeLocal}" sairá da lista.`,
      removed: 'Local excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o local.',
      restored: 'Local restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o local.',
    },
  })
}
