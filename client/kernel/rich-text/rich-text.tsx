import DOMPurify from 'dompurify'
import styles from './rich-text.module.css'

/**
 * The tags that the server allows (server/kernel/base/html.ts). They are checked again here, because stored text is not
 * trusted.
 */
const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']

/** Shows rich text from the server. */
export function RichText({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: [] })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server and in the line above.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: clean }} />
}
