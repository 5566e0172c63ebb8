import { useDeletion } from '../../../../kernel/record'
import { useExcluirTipoRecursoMutation, useRestaurarTipoRecursoMutation } from './tipo-recursos.generated'

const refetchQueries = ['TipoRecursos']

export function useExcluirTipoRecurso() {
  const [excluir] = useExcluirTipoRecursoMutation({ refetchQueries })
  const [restaurar] = useRestaurarTipoRecursoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (tipoRecurso: { id: number; tipoRecurso: string }) =>
        `O tipo de recurso "${tipoRecurso.tipoRecurso}" sairá da lista.`,
      removed: 'Tipo de recurso excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o tipo de recurso.',
      restored: 'Tipo de recurso restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o tipo de recurso.',
    },
  })
}
