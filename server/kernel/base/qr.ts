/** A QR code as a picture in a data: URL, for screens and printed pages. */
export async function qrPicture(text: string): Promise<string> {
  const { toString: drawn } = await import('qrcode')
  const svg = await drawn(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** A QR code as rows of squares, for a PDF: '1' is dark. */
export async function qrSquares(text: string): Promise<string[]> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from(data.slice(row * size, (row + 1) * size), (dark) => (dark ? '1' : '0')).join(''),
  )
}
