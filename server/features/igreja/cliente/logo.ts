import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Services } from '../../../kernel/context.js'
import { imagePath } from '../../../kernel/files.js'
import { from } from '../../../kernel/tenant/records.js'
import { openReading } from '../../../kernel/tenant/session.js'

/** A church's logo as the PDF kit takes it. @returns null when it has none, or its file cannot be read */
export async function logoPng({ sessions, config }: Services, idCliente: number): Promise<Buffer | null> {
  const reading = await openReading(sessions, idCliente)
  const logo = await from(reading, 'cliente')
    .innerJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'cliente.idLogo').onRef('arquivo.idCliente', '=', 'cliente.idCliente'),
    )
    .select('arquivo.uuid')
    .executeTakeFirst()
    .finally(() => reading.end())
  const file = logo && (await readFile(imagePath(config.filesDir, logo.uuid)).catch(() => null))
  return file ? sharp(file).resize({ width: 240, height: 240, fit: 'inside' }).png().toBuffer() : null
}
