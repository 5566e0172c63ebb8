import { DOMParser, DOMSerializer, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

/*
 * The schema of rich text: the same tags as the server allows (server/kernel/base/html.ts). Other tags of pasted text
 * are removed; the text inside them is kept.
 */

const block = (tag: string, spec: NodeSpec): NodeSpec => ({ ...spec, parseDOM: [{ tag }], toDOM: () => [tag, 0] })

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: block('p', { content: 'inline*', group: 'block' }),
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: ['h1', 'h2', 'h3', 'h4'].map((tag) => ({ tag, attrs: { level: tag < 'h3' ? 2 : 3 } })),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  blockquote: block('blockquote', { content: 'block+', group: 'block', defining: true }),
  bullet_list: block('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: block('ol', { content: 'list_item+', group: 'block' }),
  list_item: block('li', { content: 'paragraph block*', defining: true }),
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
}

const mark = (tag: string, other: string[], style?: string): MarkSpec => ({
  parseDOM: [...[tag, ...other].map((name) => ({ tag: name })), ...(style ? [{ style }] : [])],
  toDOM: () => [tag, 0],
})

const marks: Record<string, MarkSpec> = {
  strong: mark('strong', ['b'], 'font-weight=bold'),
  em: mark('em', ['i'], 'font-style=italic'),
  u: mark('u', [], 'text-decoration=underline'),
  s: mark('s', ['del', 'strike'], 'text-decoration=line-through'),
}

export const schema = new Schema({ nodes, marks })

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Parses HTML in an inert document, where no script runs and nothing is loaded. */
export const fromHtml = (html: string) => parser.parse(new window.DOMParser().parseFromString(html, 'text/html').body)

/** Returns null for a text without content. */
export function toHtml(doc: ReturnType<typeof fromHtml>): string | null {
  if (doc.textContent.trim() === '') return null
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(doc.content))
  return box.innerHTML
}
