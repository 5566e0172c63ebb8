import { useDeletion } from '../../../../kernel/record'
import type { BatismoLinhaFragment } from './batismos.generated'
import { BatismosDocument, useExcluirBatismoMutation, useRestaurarBatismoMutation } from './batismos.generated'

const refetchQueries = [BatismosDocument]

export function useExcluirBatismo() {
  const [excluir] = useExcluirBatismoMutation({ refetchQueries })
  const [restaurar] = useRestaurarBatismoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ batizando, planejado }: Pick<BatismoLinhaFragment, 'id' | 'batizando' | 'planejado'>) =>
        planejado
          ? `O batismo planejado de ${batizando?.name} sairá da lista.`
          : `O batismo de ${batizando?.name} sairá da lista, e o cadastro da pessoa voltará ao que era antes dele.`,
      removed: 'Batismo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o batismo.',
      restored: 'Batismo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o batismo.',
    },
  })
}
