/** The QR code as a picture, for the screen and for paper. */
export async function desenho(copiaECola: string): Promise<string> {
  const { toString: drawn } = await import('qrcode')
  const svg = await drawn(copiaECola, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
