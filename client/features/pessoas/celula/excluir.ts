import { useDeletion } from '../../../kernel/record'
import { useExcluirCelulaMutation, useRestaurarCelulaMutation } from './excluir.generated'
import { CelulasDocument } from './list/celulas.generated'

const refetchQueries = [CelulasDocument]

export function useExcluirCelula() {
  const [excluir] = useExcluirCelulaMutation({ refetchQueries })
  const [restaurar] = useRestaurarCelulaMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (celula: { id: number; nomeCelula: string }) =>
        `A célula "${celula.nomeCelula}" sairá da lista, com os seus membros e encontros.`,
      removed: 'Célula excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a célula.',
      restored: 'Célula restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a célula.',
    },
  })
}
