import { useDeletion } from '../../../../kernel/record'
import {
  TipoRecursosDocument,
  useExcluirTipoRecursoMutation,
  useRestaurarTipoRecursoMutation,
} from './tipo-recursos.generated'

const refetchQueries = [TipoRecursosDocument]

export function useExcluirTipoRecurso() {
  const [excluir] = useExcluirTipoRecursoMutation({ refetchQueries })
  const [restaurar] = useRestaurarTipoRecursoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (tipo: { id: number; tipoRecurso: string }) => `O tipo "${tipo.tipoRecurso}" sairá da lista.`,
      removed: 'Tipo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o tipo.',
      restored: 'Tipo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o tipo.',
    },
  })
}
