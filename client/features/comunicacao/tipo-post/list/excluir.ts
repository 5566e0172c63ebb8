import { useDeletion } from '../../../../kernel/record'
import { useExcluirTipoPostMutation, useRestaurarTipoPostMutation } from './tipo-posts.generated'

const refetchQueries = ['TipoPosts']

export function useExcluirTipoPost() {
  const [excluir] = useExcluirTipoPostMutation({ refetchQueries })
  const [restaurar] = useRestaurarTipoPostMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (tipoPost: { id: number; tipoPost: string }) =>
        `O tipo de post "${tipoPost.tipoPost}" sairá da lista.`,
      removed: 'Tipo de post excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o tipo de post.',
      restored: 'Tipo de post restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o tipo de post.',
    },
  })
}
