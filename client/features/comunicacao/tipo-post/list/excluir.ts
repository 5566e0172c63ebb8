import { useDeletion } from '../../../../kernel/record'
import { TipoPostsDocument, useExcluirTipoPostMutation, useRestaurarTipoPostMutation } from './tipo-posts.generated'

const refetchQueries = [TipoPostsDocument]

export function useExcluirTipoPost() {
  const [excluir] = useExcluirTipoPostMutation({ refetchQueries })
  const [restaurar] = useRestaurarTipoPostMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (tipo: { id: number; tipoPost: string }) => `O tipo "${tipo.tipoPost}" sairá da lista.`,
      removed: 'Tipo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o tipo.',
      restored: 'Tipo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o tipo.',
    },
  })
}
