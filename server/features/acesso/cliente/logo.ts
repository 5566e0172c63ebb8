import { from } from '../../../kernel/data/tenant/records.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { pictures } from '../../../kernel/work/files/pictures.js'

async function logoOf(sessions: Services['sessions'], idCliente: number): Promise<{ uuid: string } | undefined> {
  const reading = await openReading(sessions, idCliente)
  return from(reading, 'cliente')
    .innerJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'cliente.idLogo').onRef('arquivo.idCliente', '=', 'cliente.idCliente'),
    )
    .select('arquivo.uuid')
    .executeTakeFirst()
    .finally(() => reading.end())
}

/** The address of a church's logo, for its people's browsers. */
export async function logoUrl({ sessions }: Services, idCliente: number): Promise<string | null> {
  const logo = await logoOf(sessions, idCliente)
  return logo ? `/arquivos/${logo.uuid}` : null
}

/**
 * A church's logo for the PDF kit.
 * @returns null when it has none, or its file cannot be read
 */
export async function logoPng({ sessions, images }: Services, idCliente: number): Promise<Buffer | null> {
  const logo = await logoOf(sessions, idCliente)
  const file = logo && (await images.get(logo.uuid).catch(() => null))
  if (!file) return null
  const sharp = await pictures()
  return sharp(file).resize({ width: 240, height: 240, fit: 'inside' }).png().toBuffer()
}
