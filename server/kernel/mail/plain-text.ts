/** A whole e-mail address, with the punctuation that may follow it. */
const emailAddress = /^[^\s@/:]+@[\w-]+(\.[\w-]+)+[,;.]?$/

/** Full stops that mail programs take for part of a domain: the usual one and its East Asian forms. */
const insideDomain = /(?<=[\p{L}\p{N}])([.。．｡])(?=\p{L})/gu

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A letter's text in which only our own addresses can be opened: whatever people typed into a name, a theme or a function, no
 * mail program makes a link of it. E-mail addresses stay.
 * @param publicUrl what our own addresses begin with
 */
export function onlyOurLinks(text: string, publicUrl: string): string {
  const ours = new RegExp(`(${escapeRegExp(publicUrl)}/[^\\s@]*(?!\\S))`)
  return text
    .split(ours)
    .map((part, index) => (index % 2 ? part : part.split(/(\s+)/).map(withoutLink).join('')))
    .join('')
}

const withoutLink = (word: string): string =>
  emailAddress.test(word) ? word : word.replaceAll('://', ': // ').replace(insideDomain, '$1 ')
