import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  pages: string[]
  /** all pages, pieces of text between bars */
  text: string
  info: Record<string, unknown>
  /** how high a piece of text is written; where it stands several times, the last */
  sizes: Map<string, number>
}

/** Reads a PDF's words back, as somebody would who selects them. */
export async function readPdf(data: Buffer): Promise<PdfText> {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0, useSystemFonts: false }).promise
  const pages: string[] = []
  const sizes = new Map<string, number>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) sizes.set(item.str, item.height)
    const pieces = items.map((item) => ('str' in item ? item.str : '')).filter((text) => text.trim() !== '')
    pages.push(pieces.join('|'))
  }
  const { info } = await pdf.getMetadata()
  await pdf.loadingTask.destroy()
  return { pages, text: pages.join('|'), info: info as Record<string, unknown>, sizes }
}
