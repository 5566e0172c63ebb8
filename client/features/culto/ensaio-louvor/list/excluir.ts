import { useDeletion } from '../../../../kernel/record'
import { useExcluirEnsaioLouvorMutation, useRestaurarEnsaioLouvorMutation } from './ensaios-louvor.generated'

const refetchQueries = ['EnsaiosLouvor']

export function useExcluirEnsaioLouvor() {
  const [excluir] = useExcluirEnsaioLouvorMutation({ refetchQueries })
  const [restaurar] = useRestaurarEnsaioLouvorMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (ensaioLouvor: { id: number; horaEnsaio: string }) =>
        `O ensaio "${ensaioLouvor.horaEnsaio}" sairá da lista.`,
      removed: 'Ensaio excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o ensaio.',
      restored: 'Ensaio restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o ensaio.',
    },
  })
}
