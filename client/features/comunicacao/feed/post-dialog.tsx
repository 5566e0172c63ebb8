import { errorText } from '../../../kernel/apollo'
import { ErrorState, Modal, PageSpinner } from '../../../kernel/ui'
import { usePostDoFeedQuery } from './feed.generated'
import { PostCard } from './post-card'

/** One post, opened from a search result. */
export function PostDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = usePostDoFeedQuery({ variables: { id } })
  return (
    <Modal title={data?.post.tituloPost ?? 'Post'} onClose={onClose} width={720} hideTitle>
      {error && (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar o post.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <PageSpinner />}
      {data && <PostCard post={data.post} position={1} total={1} />}
    </Modal>
  )
}
