import { Edit } from '@blueprintjs/icons'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ShareLinks } from '../../../kernel/links'
import { RichText } from '../../../kernel/rich-text'
import { useViewer } from '../../../kernel/session'
import { Avatar, DateText } from '../../../kernel/ui'
import { postUrls } from '../post/urls'
import type { PostDoFeedFragment } from './feed.generated'
import styles from './feed.module.css'

/** Name shown for a post that has no author in the church. */
const platform = 'Candeia'

type Props = { post: PostDoFeedFragment; position: number; total: number }

export function PostCard({ post, position, total }: Props) {
  const id = useId()
  const author = post.autor?.name ?? platform
  const { igreja, idCliente } = useViewer()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard goes from post to post in a feed (ARIA, role feed).
    <article className={styles.post} aria-labelledby={id} aria-posinset={position} aria-setsize={total} tabIndex={0}>
      <header>
        <Avatar name={author} src={post.autor?.fotoUrl} size={40} />
        <div className={styles.byline}>
          <strong>{author}</strong>
          <DateText value={post.publicadoEm} />
        </div>
        {post.tipo && <span className={styles.chip}>{post.tipo.tipoPost}</span>}
        {post.acoesPermitidas.includes('editar') && (
          <Link to={postUrls.edit(post.id)} className={styles.edit} aria-label={`Editar: ${post.tituloPost}`}>
            <Edit />
          </Link>
        )}
      </header>
      <h2 id={id}>{post.tituloPost}</h2>
      {post.subtituloPost && <p className={styles.subtitle}>{post.subtituloPost}</p>}
      {post.imgPost && <img className={styles.image} src={post.imgPost} alt="" loading="lazy" />}
      <RichText html={post.textoPost} />
      <footer className={styles.share}>
        <ShareLinks
          lines={[post.tituloPost, post.subtituloPost, post.idCliente === idCliente ? igreja.nome : null]}
          path={postUrls.post(post.id)}
        />
      </footer>
    </article>
  )
}
