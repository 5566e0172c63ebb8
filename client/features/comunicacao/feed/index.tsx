import { Button, Spinner } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { AddButton } from '../../../kernel/list'
import { Can } from '../../../kernel/session'
import { EmptyState, ErrorState, PageHeader, Skeleton } from '../../../kernel/ui'
import { postUrls } from '../post/urls'
import styles from './feed.module.css'
import { PostCard } from './post-card'
import { PostDialog } from './post-dialog'
import { useFeed } from './use-feed'

/** The church's posts, latest first. More posts are loaded on scrolling, or with the button at the end. */
export function Component() {
  const { posts, loading, error, hasMore, more } = useFeed()
  const end = useRef<HTMLDivElement>(null)
  const [params, setParams] = useSearchParams()
  const opened = params.get('post')

  useEffect(() => {
    const element = end.current
    // After an error there is no automatic loading: the user retries by hand.
    if (!element || !hasMore || error) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, error, more])

  const add = (
    <Can action="post.escrever">
      <AddButton to={postUrls.create} text="Novo Post" />
    </Can>
  )
  const empty = posts.length === 0
  return (
    <>
      <PageHeader title="Feed" crumbs={[{ text: 'Mural' }]} actions={add} />
      <div role="feed" aria-label="Posts" aria-busy={loading} className={styles.feed}>
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} position={index + 1} total={hasMore ? -1 : posts.length} />
        ))}
      </div>
      {empty && loading && <Skeleton width="min(680px, 100%)" height={260} />}
      {empty && !loading && !error && <EmptyState text="Ainda não há dados cadastrados.">{add}</EmptyState>}
      {error !== undefined && (
        <ErrorState text={errorText(error, 'Não foi possível buscar os posts.')} onRetry={more} />
      )}
      <div ref={end} className={styles.end}>
        {!empty && loading && <Spinner size={22} />}
        {!empty && !loading && !error && hasMore && <Button variant="outlined" text="Carregar mais" onClick={more} />}
        {!empty && !hasMore && <p>Você viu todos os posts.</p>}
      </div>
      {opened && <PostDialog id={opened} onClose={() => setParams({}, { replace: true, preventScrollReset: true })} />}
    </>
  )
}
