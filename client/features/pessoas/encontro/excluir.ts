import { useDeletion } from '../../../kernel/record'
import { formatDate } from '../../../kernel/ui'
import { useExcluirEncontroMutation, useRestaurarEncontroMutation } from './excluir.generated'
import { EncontrosDocument } from './list/encontros.generated'

const refetchQueries = [EncontrosDocument]

export function useExcluirEncontro() {
  const [excluir] = useExcluirEncontroMutation({ refetchQueries })
  const [restaurar] = useRestaurarEncontroMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (encontro: { id: number; dataEncontro: string }) =>
        `O encontro de ${formatDate(encontro.dataEncontro)} sairá da lista, com a sua chamada.`,
      removed: 'Encontro excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o encontro.',
      restored: 'Encontro restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o encontro.',
    },
  })
}
