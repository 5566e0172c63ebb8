import type { Paragrafo, TextRun } from './document.js'

const blocks = { p: 'p', h2: 'h2', h3: 'h3', blockquote: 'citacao' } as const
const marks = { strong: 'negrito', em: 'italico', u: 'sublinhado', s: 'riscado' } as const
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const decoded = (text: string): string => text.replace(/&(#39|\w+);/g, (all, name: string) => entities[name] ?? all)

/**
 * Converts stored rich text (kernel/html/html.ts: few tags, no attributes, all closed) to paragraphs of a document.
 */
export function paragraphsOf(html: string): Paragrafo[] {
  const done: Paragrafo[] = []
  const lists: { ordered: boolean; count: number }[] = []
  const on = new Set<(typeof marks)[keyof typeof marks]>()
  let quoting = false
  let current: Paragrafo | undefined
  /** the marker of the next paragraph, for the first one of a list item */
  let marker: string | undefined

  const begin = (tipo: Paragrafo['tipo']) => {
    current = { tipo, nivel: lists.length, trechos: [], ...(marker && { marcador: marker }) }
    marker = undefined
    done.push(current)
  }
  const add = (texto: string) => {
    if (!current) {
      if (texto.trim() === '') return
      begin(quoting ? 'citacao' : 'p')
    }
    const run: TextRun = { texto, ...Object.fromEntries([...on].map((mark) => [mark, true])) }
    current?.trechos.push(run)
  }

  for (const [, slash, tag = '', text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) add(decoded(text).replace(/\s+/g, ' '))
    else if (tag === 'br') add('\n')
    else if (tag in marks) on[slash ? 'delete' : 'add'](marks[tag as keyof typeof marks])
    else if (tag === 'ul' || tag === 'ol') {
      if (slash) lists.pop()
      else lists.push({ ordered: tag === 'ol', count: 0 })
      current = undefined
    } else if (tag === 'li') {
      const list = lists.at(-1)
      if (!slash && list) marker = list.ordered ? `${++list.count}.` : '•'
      current = undefined
    } else if (tag in blocks) {
      if (tag === 'blockquote') quoting = !slash
      if (slash || tag === 'blockquote') current = undefined
      else begin(quoting && tag === 'p' ? 'citacao' : blocks[tag as keyof typeof blocks])
    }
  }
  return done.filter(({ trechos }) => trechos.some(({ texto }) => texto.trim() !== ''))
}
