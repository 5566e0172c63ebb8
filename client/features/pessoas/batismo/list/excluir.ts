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
      question: ({ batizando }: Pick<BatismoLinhaFragment, 'id' | 'batizando'>) =>
        `O batismo de ${batizando?.name} sairá da lista, e a pessoa voltará a ser recém-convertida.`,
      removed: 'Batismo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o batismo.',
      restored: 'Batismo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o batismo.',
    },
  })
}
