/** The QR code as a picture, for the screen and for paper. */
export async function desenho(copiaECola: string): Promise<string> {
  const { toString: drawn } = await import('qrcode')
  const svg = await drawn(copiaECola, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The QR code as rows of squares, for a PDF: '1' is dark. */
export async function quadros(copiaECola: string): Promise<string[]> {
  const { create } = await import('qrcode')
  const { size, data } = create(copiaECola, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from(data.slice(row * size, (row + 1) * size), (dark) => (dark ? '1' : '0')).join(''),
  )
}
