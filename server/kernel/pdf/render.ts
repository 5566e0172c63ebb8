import { Canvas, Document, Image, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Documento } from './document.js'
import { chart, highlights, squares } from './figures.js'
import { colors, type Draw, Flow, margin, type Painter, write } from './flow.js'
import { feet, head, logoSide } from './head.js'
import { richText } from './rich-text.js'
import { table } from './table.js'
import { cut, plain } from './text.js'

/**
 * A church's logo as PNG bytes that the server has read. The library must not get an address or a path, because it
 * would fetch or open it.
 */
export type Logo = Uint8Array | null

/**
 * Renders documents as one PDF, whose title and author are those of the first one. The pages are filled here and painted one by one, because in the library the cost of a
 * table grows with the square of its rows.
 * @param progress receives the share of painted pages, 0 to 1
 */
export async function render(
  documentos: readonly [Documento, ...Documento[]],
  logo: Logo,
  progress: (done: number) => void,
): Promise<Buffer> {
  const pages = documentos.flatMap((documento) => pagesOf(documento, logo))
  let painted = 0
  const paint = (draws: readonly Draw[]) => (painter: unknown) => {
    for (const draw of draws) draw(painter as Painter)
    painted++
    progress(painted / pages.length)
    return null
  }
  const logoStyle = { position: 'absolute', top: margin, left: margin, width: logoSide, height: logoSide } as const
  const picture = logo && { data: Buffer.from(logo), format: 'png' as const }
  const [{ titulo, igreja }] = documentos
  return (await renderToBuffer(
    h(
      Document,
      {
        title: plain(`${titulo} - ${igreja}`),
        author: plain(igreja),
        creator: 'Candeia',
        producer: 'Candeia',
        language: 'pt-BR',
      },
      pages.map(({ draws, style, orientation, first }, index) =>
        h(
          Page,
          { key: index, size: 'A4', orientation, wrap: false },
          h(Canvas, { style, paint: paint(draws) }),
          first && picture ? h(Image, { style: { ...logoStyle, objectFit: 'contain' }, src: picture }) : null,
        ),
      ),
    ) as Parameters<typeof renderToBuffer>[0],
  )) as Buffer
}

/** The pages of one document; the first one has the logo. */
function pagesOf(documento: Documento, logo: Logo) {
  const { width, height, pages } = layOut(documento, logo !== null)
  const orientation = documento.paisagem ? ('landscape' as const) : ('portrait' as const)
  // the page has no automatic page breaks, so the canvas determines its height
  const style = { width, height }
  return pages.map((draws, index) => ({ draws, style, orientation, first: index === 0 }))
}

function layOut(documento: Documento, logo: boolean): Flow {
  const flow = new Flow(documento.paisagem)
  head(flow, documento, logo)
  highlights(flow, documento.resumo)
  for (const { titulo, tabela, grafico, quadros, lado, texto, novaPagina, nota } of documento.secoes) {
    if (novaPagina) flow.newPage()
    if (titulo) {
      flow.room(grafico ? 210 : 80)
      const text = cut(plain(titulo), 'semibold', 12, flow.inner)
      flow.draw(write(text, margin, flow.y + 4, { face: 'semibold', size: 12, color: colors.text }))
      flow.y += 24
    }
    if (grafico) chart(flow, grafico)
    if (quadros) squares(flow, quadros, lado)
    if (tabela) table(flow, tabela)
    if (texto) richText(flow, texto)
    if (nota) richText(flow, [{ tipo: 'p', nivel: 0, trechos: [{ texto: nota }] }])
    flow.y += 10
  }
  feet(flow, documento)
  return flow
}
