import { createRequire } from 'node:module'

/** A PDF of one page with lines of text; the first is its title. Letters outside Windows-1252 become question marks. */
export function pdfOf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, at) => `BT /F1 ${at === 0 ? 18 : 11} Tf 60 ${770 - at * 24} Td (${escaped(line)}) Tj ET`)
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const escaped = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\xff]/g, '?')

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')

/** A picture of a till receipt with these lines. */
export async function receiptPicture(
  lines: readonly string[],
): Promise<{ data: Buffer; largura: number; altura: number }> {
  const { default: sharp } = await import('sharp')
  const text = await sharp({ text: { text: lines.join('\n'), font: 'Inter', fontfile: font, width: 520, dpi: 150 } })
    .png()
    .toBuffer()
  const { width = 0, height = 0 } = await sharp(text).metadata()
  const ink = await sharp(text).negate().toColourspace('srgb').png().toBuffer()
  const { data, info } = await sharp({
    create: { width: width + 80, height: height + 80, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: ink, left: 40, top: 40 }])
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { data, largura: info.width, altura: info.height }
}
