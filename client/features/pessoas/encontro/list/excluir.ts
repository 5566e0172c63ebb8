import { useDeletion } from '../../../../kernel/record'
import { useExcluirEncontroMutation, useRestaurarEncontroMutation } from './encontros.generated'

const refetchQueries = ['Encontros']

export function useExcluirEncontro() {
  const [excluir] = useExcluirEncontroMutation({ refetchQueries })
  const [restaurar] = useRestaurarEncontroMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (encontro: { id: number; temaEstudo: string }) => `O encontro "${encontro.temaEstudo}" sairá da lista.`,
      removed: 'Encontro excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o encontro.',
      restored: 'Encontro restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o encontro.',
    },
  })
}
