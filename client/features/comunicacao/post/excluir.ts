import { useDeletion } from '../../../kernel/record'
import { useExcluirPostMutation, useRestaurarPostMutation } from './excluir.generated'
import { PostsDocument } from './list/posts.generated'

const refetchQueries = [PostsDocument]

export function useExcluirPost() {
  const [excluir] = useExcluirPostMutation({ refetchQueries })
  const [restaurar] = useRestaurarPostMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (post: { id: number; tituloPost: string }) => `O post "${post.tituloPost}" sairá da lista e do feed.`,
      removed: 'Post excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o post.',
      restored: 'Post restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o post.',
    },
  })
}
