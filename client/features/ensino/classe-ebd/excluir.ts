import { useDeletion } from '../../../kernel/record'
import { useExcluirClasseEbdMutation, useRestaurarClasseEbdMutation } from './excluir.generated'
import { ClassesEbdDocument } from './list/classes.generated'

const refetchQueries = [ClassesEbdDocument]

export function useExcluirClasse() {
  const [excluir] = useExcluirClasseEbdMutation({ refetchQueries })
  const [restaurar] = useRestaurarClasseEbdMutation({ refetchQueries })
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
