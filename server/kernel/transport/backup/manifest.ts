import { createHmac } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { equalText, sha256 } from '../../base/crypto.js'
import { BackupError } from './error.js'

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

const table = z.object({
  schema: name,
  name,
  columns: z.array(name).min(1),
  rows: z.int().min(0),
  /** of the text that COPY gives, in the order of the key */
  sha256: hex,
  /** of the compressed file */
  fileSha256: hex,
  bytes: z.int().min(0),
})

const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(z.object({ schema: name, name, value: z.string().regex(/^\d+$/), called: z.boolean() })),
  pictures: z.object({ count: z.int().min(0), bytes: z.int().min(0), missing: z.int().min(0), sha256: hex }),
  /** shows a restore whether it has the same key, without containing the key */
  key: z.string().regex(/^[0-9a-f]{16}$/),
})

export type Manifest = z.output<typeof manifest>
export type StoredTable = z.output<typeof table>

export const tableFile = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string =>
  `tabelas/${schema}.${name}.gz`

/** One line for each picture: sha256, size and uuid. */
export const pictureList = 'imagens.txt'
export const pictureFile = (uuid: string): string => `imagens/${uuid.slice(0, 2)}/${uuid}.webp`
/** The key, in a backup that was made with it. */
export const keyFile = 'secret.key'

export const fingerprint = (key: Buffer): string =>
  createHmac('sha256', key).update('candeia: key of a backup').digest('hex').slice(0, 16)

const macOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** Writes the manifest with its checksum in the form of `sha256sum`, and its proof by the key. */
export async function writeManifest(folder: string, content: Manifest, key: Buffer): Promise<void> {
  const text = `${JSON.stringify(content, null, 1)}\n`
  const write = (file: string, data: string) => writeFile(path.join(folder, file), data, { mode: 0o600, flush: true })
  await write('manifest.sha256', `${sha256(text)}  manifest.json\n`)
  await write('manifest.mac', `${macOf(key, text)}\n`)
  await write('manifest.json', text)
}

/**
 * Reads the manifest of a backup.
 * @param key proves that nobody has changed the manifest on purpose; without it only its checksum is compared
 * @throws BackupError when this is no backup, or a changed one
 */
export async function readManifest(folder: string, key: Buffer | undefined): Promise<Manifest> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  const [text, sum = '', mac = ''] = await Promise.all(
    ['manifest.json', 'manifest.sha256', 'manifest.mac'].map((file) => read(file)),
  )
  if (text === undefined) throw new BackupError(`${folder} não é uma cópia de segurança completa: falta manifest.json.`)
  const damaged = new BackupError(`A cópia de ${folder} está danificada: manifest.json foi alterado. Use outra cópia.`)
  if (sum.split(' ')[0] !== sha256(text)) throw damaged
  const format = z.object({ format: z.number() }).safeParse(parsed(text))
  if (format.success && format.data.format > 1)
    throw new BackupError('Esta cópia foi feita por uma versão mais nova do sistema: atualize-o e tente de novo.')
  const { data } = manifest.safeParse(parsed(text))
  if (!data) throw damaged
  if (key && fingerprint(key) === data.key && !equalText(mac.trim(), macOf(key, text))) throw damaged
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
