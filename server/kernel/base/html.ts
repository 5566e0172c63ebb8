import sanitize from 'sanitize-html'

/**
 * The allowed content of rich text: the tags that the client's editor writes, without attributes. Other tags are
 * removed and their text is kept; scripts and styles are removed with their text.
 */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h4: 'h3', div: 'p' },
}

/** Makes rich text from any source safe to store. The browser sanitises it again before showing it. */
export const sanitiseHtml = (html: string): string => sanitize(html, allowed)

/** Whether it contains text besides tags and spaces. */
export const hasText = (html: string): boolean =>
  sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== ''
