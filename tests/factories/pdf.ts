import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  pages: string[]
  /** the text of all pages, with bars between pieces of text */
  text: string
  info: Record<string, unknown>
  /** the font size of a piece of text; for repeated text, of the last one */
  sizes: Map<string, number>
}

/** Extracts a PDF's text as a reader would select it. */
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
