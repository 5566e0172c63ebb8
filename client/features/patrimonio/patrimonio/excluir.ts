import { useDeletion } from '../../../kernel/record'
import { useExcluirPatrimonioMutation, useRestaurarPatrimonioMutation } from './excluir.generated'
import { PatrimoniosDocument } from './list/patrimonios.generated'

const refetchQueries = [PatrimoniosDocument]

export function useExcluirPatrimonio() {
  const [excluir] = useExcluirPatrimonioMutation({ refetchQueries })
  const [restaurar] = useRestaurarPatrimonioMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (patrimonio: { id: number; nomePatrimonio: string }) =>
        `O patrimônio "${patrimonio.nomePatrimonio}" sairá da lista.`,
      removed: 'Patrimônio excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o patrimônio.',
      restored: 'Patrimônio restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o patrimônio.',
    },
  })
}
