import { Canvas, Document, Page, type PageLayoutProps, renderToBuffer, View } from '@react-pdf/renderer'
import { Fragment, createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Documento, Section } from './document.js'
import { chart, highlights, squares } from './figures.js'
import { longSection } from './long-table.js'
import { type Draw, Flow, type Painter, rule, write, writeEnding } from './painting.js'
import {
  foot,
  footOf,
  head,
  heading,
  type Numbered,
  pagePadding,
  paragraphs,
  runningHead,
  runningHeadOf,
  signature,
  signatureHeight,
} from './parts.js'
import { colors, margin, pageOf, runningHead as runningHeight } from './styles.js'
import { table } from './table.js'

/** Pages of a document: laid out by the library, which counts them, or one painted page. */
type Sheet = Laid | { draws: readonly Draw[] }

interface Laid {
  nodes: ReactNode[]
  /** how many, once it is measured */
  pages?: number
}

/**
 * The pages of one document.
 * @param long its tables are painted, and their pages filled here: in the library the cost of a table grows with the
 * square of its rows
 * @param painted is called when a page has been painted
 */
export async function pagesOf(documento: Documento, logo: Buffer | null, long: boolean, painted: () => void) {
  const sheets = long ? await fill(documento, logo) : [{ nodes: laidOut(documento, logo) }]
  const total = sheets.length === 1 ? undefined : sheets.reduce((all, sheet) => all + pagesIn(sheet), 0)
  let before = 0
  return sheets.map((sheet, index) => {
    const first = before
    before += pagesIn(sheet)
    const number = (page: Numbered) => `Página ${first + page.subPageNumber} de ${total ?? page.subPageTotalPages}`
    if ('nodes' in sheet) return laidPage(documento, sheet.nodes, number, index === 0)
    const numbered = number({ subPageNumber: 1, subPageTotalPages: 1 })
    return paintedPage(documento, [...above(documento), ...sheet.draws, ...below(documento, numbered)], painted)
  })
}

const pagesIn = (sheet: Sheet): number => ('nodes' in sheet ? (sheet.pages ?? 1) : 1)

const orientationOf = ({ paisagem }: Documento) => (paisagem ? ('landscape' as const) : ('portrait' as const))

function laidOut(documento: Documento, logo: Buffer | null): ReactNode[] {
  const { inner } = pageOf(documento.paisagem)
  return [
    head(documento, inner, logo),
    highlights(documento.resumo, inner),
    ...documento.secoes.flatMap((secao) => section(secao, inner)),
  ]
}

/** One section: its parts are siblings, so that the heading sees what stands below it. */
function section(
  { titulo, tabela, grafico, quadros, lado, texto, assinantes, novaPagina, nota }: Section,
  inner: number,
) {
  const ahead = grafico ? 190 : quadros ? (lado ?? 260) : 60
  const note = nota ? paragraphs([{ tipo: 'p', nivel: 0, trechos: [{ texto: nota }] }], inner) : []
  const written = paragraphs(texto ?? [], inner, assinantes && signatureHeight(assinantes))
  return [
    titulo ? heading(titulo, inner, { ahead, novaPagina }) : novaPagina && h(View, { break: true }),
    grafico && chart(grafico, inner),
    quadros && squares(quadros, lado),
    tabela && table(tabela, inner),
    ...written,
    assinantes && signature(assinantes, inner),
    ...note,
    h(View, { style: { height: 10 } }),
  ]
}

const isPaintable = ({ grafico, quadros, texto, assinantes }: Section): boolean =>
  !grafico && !quadros && !texto && !assinantes

/**
 * Fills the pages of a long document: its tables are painted below what the library has laid out, on pages of their
 * own, and above what it lays out next.
 */
async function fill(documento: Documento, logo: Buffer | null): Promise<Sheet[]> {
  const { inner, bottom } = pageOf(documento.paisagem)
  const sheets: Sheet[] = []
  let open: Laid = { nodes: [head(documento, inner, logo), highlights(documento.resumo, inner)] }
  let flow: Flow | undefined
  for (const secao of documento.secoes) {
    if (isPaintable(secao)) {
      if (!flow) {
        const { pages, room } = await measure(documento, open.nodes)
        open.pages = pages
        flow = new Flow(documento.paisagem, bottom - room)
      }
      longSection(flow, secao)
    } else {
      if (flow) open = goOn(flow, open, sheets, inner)
      flow = undefined
      open.nodes.push(...section(secao, inner))
    }
  }
  if (flow) {
    putBelow(flow, open, inner)
    return [...sheets, open, ...flow.pages.slice(1).map((draws) => ({ draws }))]
  }
  // the library itself counts the pages of a document that is one sheet
  if (sheets.length) open.pages = (await measure(documento, open.nodes)).pages
  return [...sheets, open]
}

/** Puts the first page of what was painted below what has been laid out. */
function putBelow({ pages: [first = [], ...others], top, y, bottom }: Flow, { nodes }: Laid, inner: number): void {
  if (first.length) nodes.push(canvas(first, top, (others.length ? bottom : Math.min(y, bottom)) - top, inner))
}

/** Ends what was painted; what follows goes on below it, on the same page. */
function goOn(flow: Flow, open: Laid, sheets: Sheet[], inner: number): Laid {
  putBelow(flow, open, inner)
  const others = flow.pages.slice(1)
  if (others.length === 0) return open
  const last = others.pop() as Draw[]
  sheets.push(open, ...others.map((draws) => ({ draws })))
  const start = margin + runningHeight
  return { nodes: [canvas(last, start, Math.min(flow.y, flow.bottom) - start, inner)] }
}

function canvas(draws: readonly Draw[], top: number, height: number, width: number): ReactElement {
  const paint = (painter: unknown) => {
    ;(painter as Painter).translate(-margin, -top)
    for (const draw of draws) draw(painter as Painter)
    return null
  }
  // half a point less, so that rounding moves nothing to the next page
  return h(Canvas, { style: { width, height: height - 0.5 }, paint })
}

/** How many pages the nodes take, and the height that is left on the last one. */
async function measure(documento: Documento, nodes: readonly ReactNode[]): Promise<{ pages: number; room: number }> {
  const measured = { pages: 1, room: 0 }
  const rest = h(Canvas, {
    style: { flexGrow: 1, minHeight: 1 },
    paint: (_painter, _width, height) => {
      measured.room = height
      return null
    },
  })
  const count = ({ subPageTotalPages }: Numbered) => {
    if (subPageTotalPages) measured.pages = subPageTotalPages
    return '-'
  }
  await renderToBuffer(h(Document, {}, laidPage(documento, [...nodes, rest], count, true)))
  return measured
}

/**
 * The library's new pagination takes a time in proportion to the number of paragraphs; the usual one grows with the square.
 * But the new one does not keep a heading with the first row of a table.
 */
const hasManyTexts = ({ secoes }: Documento): boolean =>
  secoes.reduce((all, { texto }) => all + (texto?.length ?? 0), 0) > 200

function laidPage(
  documento: Documento,
  nodes: readonly ReactNode[],
  number: (page: Numbered) => string,
  first: boolean,
) {
  const { inner } = pageOf(documento.paisagem)
  const page = { size: 'A4', orientation: orientationOf(documento), style: pagePadding } as const
  const above = (at: number | undefined) => (first && at === 1 ? null : runningHead(documento, inner))
  if (!hasManyTexts(documento)) {
    const onTop = { position: 'absolute', top: 0, left: 0, right: 0 } as const
    const repeated = h(View, { fixed: true, style: onTop, render: ({ subPageNumber }) => above(subPageNumber) })
    return h(Page, page, repeated, ...nodes, foot(documento, inner, number))
  }
  const layout = ({ children, subPageNumber = 0, subPageTotalPages = 0 }: PageLayoutProps) =>
    h(
      Fragment,
      {},
      above(subPageNumber),
      h(View, { style: { flexGrow: 1 } }, children),
      foot(documento, inner, number({ subPageNumber, subPageTotalPages })),
    )
  return h(Page, { ...page, layout }, ...nodes)
}

function paintedPage(documento: Documento, draws: readonly Draw[], painted: () => void) {
  const { width, height } = pageOf(documento.paisagem)
  const paint = (painter: unknown) => {
    for (const draw of draws) draw(painter as Painter)
    painted()
    return null
  }
  // the page has no automatic page breaks, so the canvas determines its height
  const page = { size: 'A4' as const, orientation: orientationOf(documento), wrap: false }
  return h(Page, page, h(Canvas, { style: { width, height }, paint }))
}

/** The running head of a painted page. */
function above(documento: Documento): Draw[] {
  const { inner } = pageOf(documento.paisagem)
  const [titulo, igreja] = runningHeadOf(documento, inner)
  const style = { size: 8, color: colors.muted }
  return [
    write(titulo, margin, margin, style),
    writeEnding(igreja, margin + inner, margin, style),
    rule(margin, margin + 13, inner),
  ]
}

/** The foot of a painted page. */
function below(documento: Documento, number: string): Draw[] {
  const { inner, height } = pageOf(documento.paisagem)
  const style = { size: 7.5, color: colors.muted }
  const y = height - margin - 8
  return [
    rule(margin, y - 6, inner),
    write(footOf(documento, inner), margin, y, style),
    writeEnding(number, margin + inner, y, { ...style, tabular: true }),
  ]
}
