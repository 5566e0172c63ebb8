import { useDeletion } from '../../../../kernel/record'
import type { VisitaPastoralLinhaFragment } from './visitas-pastorais.generated'
import {
  useExcluirVisitaPastoralMutation,
  useRestaurarVisitaPastoralMutation,
  VisitasPastoraisDocument,
} from './visitas-pastorais.generated'

const refetchQueries = [VisitasPastoraisDocument]

export function useExcluirVisitaPastoral() {
  const [excluir] = useExcluirVisitaPastoralMutation({ refetchQueries })
  const [restaurar] = useRestaurarVisitaPastoralMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ visitado }: Pick<VisitaPastoralLinhaFragment, 'id' | 'visitado'>) =>
        `A visita a ${visitado?.name} sairá da lista.`,
      removed: 'Visita excluída com sucesso.',
      notRemoved: 'Houve um problema ao excluir a visita.',
      restored: 'Visita restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a visita.',
    },
  })
}
