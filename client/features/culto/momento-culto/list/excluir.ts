import { useDeletion } from '../../../../kernel/record'
import {
  MomentosCultoDocument,
  useExcluirMomentoCultoMutation,
  useRestaurarMomentoCultoMutation,
} from './momentos-culto.generated'

const refetchQueries = [MomentosCultoDocument]

export function useExcluirMomentoCulto() {
  const [excluir] = useExcluirMomentoCultoMutation({ refetchQueries })
  const [restaurar] = useRestaurarMomentoCultoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (momentoCulto: { id: number; titulo: string }) => `O momento "${momentoCulto.titulo}" sairá da lista.`,
      removed: 'Momento excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o momento.',
      restored: 'Momento restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o momento.',
    },
  })
}
