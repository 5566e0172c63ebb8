import { useDeletion } from '../../../kernel/record'
import { useExcluirClasseEBDMutation, useRestaurarClasseEBDMutation } from './excluir.generated'

const refetchQueries = ['ClassesEBD']

export function useExcluirClasse() {
  const [excluir] = useExcluirClasseEBDMutation({ refetchQueries })
  const [restaurar] = useRestaurarClasseEBDMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (classe: { id: number; nomeClasse: string }) => `A classe "${classe.nomeClasse}" sairá da lista.`,
      removed: 'Classe excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a classe.',
      restored: 'Classe restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a classe.',
    },
  })
}
