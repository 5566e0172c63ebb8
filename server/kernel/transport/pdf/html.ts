import type { Paragrafo, TextRun } from './document.js'

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

  const list = (ordered: boolean) => (ends: boolean) => {
    if (ends) lists.pop()
    else lists.push({ ordered, count: 0 })
    current = undefined
  }
  const item = (ends: boolean) => {
    const within = lists.at(-1)
    if (!ends && within) marker = within.ordered ? `${++within.count}.` : '•'
    current = undefined
  }
  const quotation = (ends: boolean) => {
    quoting = !ends
    current = undefined
  }
  const block = (tipo: Paragrafo['tipo']) => (ends: boolean) => {
    if (ends) current = undefined
    else begin(tipo)
  }
  const tags: Readonly<Record<string, (ends: boolean) => void>> = {
    br: () => add('\n'),
    ul: list(false),
    ol: list(true),
    li: item,
    blockquote: quotation,
    p: (ends) => block(quoting ? 'citacao' : 'p')(ends),
    h2: block('h2'),
    h3: block('h3'),
  }

  for (const [, slash, tag = '', text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) add(decoded(text).replace(/\s+/g, ' '))
    else if (tag in marks) on[slash ? 'delete' : 'add'](marks[tag as keyof typeof marks])
    else tags[tag]?.(slash === '/')
  }
  return done.filter(({ trechos }) => trechos.some(({ texto }) => texto.trim() !== ''))
}
