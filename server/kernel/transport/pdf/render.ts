import { Document, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Documento, Table } from './document.js'
import { pagesOf } from './pages.js'
import { plain } from './text.js'

/**
 * A church's logo as PNG bytes that the server has read. The library must not get an address or a path, because it
 * would fetch or open it.
 */
export type Logo = Uint8Array | null

/**
 * Cells of one file that the library lays out, about what one page of a report holds; the tables of files with more are
 * painted (ADR 0026). Rows that break over pages are what it takes longest for: it lays each page out four times.
 */
const mostCells = 200

const cellsOf = ({ secoes }: Documento): number =>
  secoes.reduce((all, { tabela }) => all + (tabela ? rowsOf(tabela) * tabela.colunas.length : 0), 0)

const rowsOf = ({ grupos }: Table): number => grupos.reduce((all, { linhas }) => all + linhas.length, 0)

/**
 * Renders documents as one PDF, whose title and author are those of the first one. The library lays them out, but for
 * long tables.
 * @param progress receives the share of painted pages, 0 to 1
 */
export async function render(
  documentos: readonly [Documento, ...Documento[]],
  logo: Logo,
  progress: (done: number) => void,
): Promise<Buffer> {
  const long = documentos.reduce((all, documento) => all + cellsOf(documento), 0) > mostCells
  const picture = logo && Buffer.from(logo)
  const pages: Awaited<ReturnType<typeof pagesOf>> = []
  let painted = 0
  const done = () => progress(++painted / pages.length)
  for (const documento of documentos) pages.push(...(await pagesOf(documento, picture, long, done)))
  const [{ titulo, igreja }] = documentos
  const properties = {
    title: plain(`${titulo} - ${igreja}`),
    author: plain(igreja),
    creator: 'Candeia',
    producer: 'Candeia',
    language: 'pt-BR',
  }
  return (await renderToBuffer(h(Document, properties, ...pages))) as Buffer
}
