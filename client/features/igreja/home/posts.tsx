import { Link } from 'react-router-dom'
import { DayText } from '../../../kernel/ui'
import { postUrls } from '../../comunicacao/post/urls'
import { Card, None } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

/** The last posts of the church. */
export function Posts({ posts }: { posts: NonNullable<HomeData['posts']> }) {
  return (
    <Card title="Da igreja" to={postUrls.feed} more="Feed">
      {posts.length === 0 ? (
        <None>Nenhum post publicado ainda.</None>
      ) : (
        <ul className={styles.rows}>
          {posts.map(({ id, uuid, tituloPost, subtituloPost, publicadoEm }) => (
            <li key={uuid}>
              <span className={styles.what}>
                <Link to={postUrls.post(id)}>{tituloPost}</Link>
                {subtituloPost && <small>{subtituloPost}</small>}
                <small>
                  <DayText value={publicadoEm} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
