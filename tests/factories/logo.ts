import sharp from 'sharp'
import type { TestApp } from './harness.js'

/** Gives the church of this administrator a logo. */
export async function sendLogo(app: TestApp, token: string): Promise<void> {
  const data = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#06c' } })
    .png()
    .toBuffer()
  const upload = 'mutation($arquivo: Upload!) { enviarLogoIgreja(arquivo: $arquivo) { logoUrl } }'
  const { status } = await app.upload(token, upload, {}, { arquivo: { name: 'logo.png', type: 'image/png', data } })
  if (status !== 200) throw new Error(`The logo was refused with ${status}.`)
}

/** Whether a PDF contains an image; the product's own mark is drawn as shapes. */
export const showsPicture = (pdf: Buffer): boolean => pdf.includes('/Subtype /Image')
