import { useDeletion } from '../../../../kernel/record'
import { CentroCustoChoicesDocument } from '../choices.generated'
import {
  CentrosCustoDocument,
  useExcluirCentroCustoMutation,
  useRestaurarCentroCustoMutation,
} from './centros-custo.generated'

const refetchQueries = [CentrosCustoDocument, CentroCustoChoicesDocument]

export function useExcluirCentroCusto() {
  const [excluir] = useExcluirCentroCustoMutation({ refetchQueries })
  const [restaurar] = useRestaurarCentroCustoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (centro: { id: number; nome: string }) => `O centro de custo "${centro.nome}" sairá da lista.`,
      removed: 'Centro de custo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o centro de custo.',
      restored: 'Centro de custo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o centro de custo.',
    },
  })
}
