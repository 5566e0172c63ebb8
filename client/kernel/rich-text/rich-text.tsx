import DOMPurify from 'dompurify'
import styles from './rich-text.module.css'

/** The tags that the server lets through (server/kernel/html/html.ts), once more: what is shown was stored by whoever could. */
const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']

/** Rich text from the server. */
export function RichText({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: [] })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server and in the line above.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: clean }} />
}
