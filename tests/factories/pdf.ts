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

/** The texts that lie outside their page's margins (36 points), in whole or in part, each with the number of its page. */
export async function textsOutside(data: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0, useSystemFonts: false }).promise
  const found: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [left, bottom, right, top] = page.view as [number, number, number, number]
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x, y] = item.transform.slice(4) as [number, number]
      const across = x >= left + 35.5 && x + item.width <= right - 35
      if (!across || y < bottom + 28 || y + item.height > top - 30) found.push(`${number}: ${item.str}`)
    }
  }
  await pdf.loadingTask.destroy()
  return found
}
