import sanitize from 'sanitize-html'

/**
 * What rich text may be made of: the tags that the client's editor writes, without attributes. Everything else loses its tag
 * and keeps its words; scripts and styles lose both.
 */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h4: 'h3', div: 'p' },
}

/** Rich text from anywhere as it may be stored. The browser sanitises once more before it shows it. */
export const sanitiseHtml = (html: string): string => sanitize(html, allowed)

/** Whether there is anything to read in it, besides tags and blanks. */
export const hasText = (html: string): boolean =>
  sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== ''
