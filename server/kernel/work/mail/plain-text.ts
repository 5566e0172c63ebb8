/** A whole e-mail address, with punctuation that may follow it. */
const emailAddress = /^[^\s@/:]+@[\w-]+(\.[\w-]+)+[,;.]?$/

/** Full stops that mail programs accept in a domain: the usual one and its East Asian forms. */
const insideDomain = /(?<=[\p{L}\p{N}])([.。．｡])(?=\p{L})/gu

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Changes an e-mail's text so that only addresses of this server become links. Mail programs then make no link of text
 * that people typed into a name, a theme or a function. E-mail addresses stay unchanged.
 * @param publicUrl the beginning of this server's addresses
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
