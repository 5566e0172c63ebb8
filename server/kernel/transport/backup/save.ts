import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { flushFolder } from '../../base/flush.js'
import { version } from '../../base/paths.js'
import type { Connection } from '../../data/database/connection.js'
import type { Images } from '../../data/storage/images.js'
import { connect, copyOut } from './copy.js'
import { BackupError } from './error.js'
import {
  fingerprint,
  keyFile,
  type Manifest,
  readManifest,
  type StoredTable,
  tableFile,
  writeManifest,
} from './manifest.js'
import { lacksPictures, savePictures } from './pictures.js'
import { readme } from './readme.js'
import { restoreMark, sequencesOf, type Table, tableName, tablesOf } from './tables.js'
import { verifyFiles } from './verify.js'

export interface Source {
  owner: Connection
  /** reads the rows of all churches, for an owner whom row-level security binds */
  platform: Connection
  images: Pick<Images, 'get'>
  key: Buffer
}

export const backupName = /^candeia-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** A backup while it is made. */
export const draftName = new RegExp(`^\\.${backupName.source.slice(1, -1)}\\.incompleta$`)

const withoutPictures = '-faltam-imagens'

/** The backups without their pictures (see lacksPictures). */
export const lackingName = new RegExp(`${backupName.source.slice(0, -1)}${withoutPictures}$`)

/**
 * Copies the database as it is at one moment, while others write, and then the pictures of that moment.
 * @param into where the folder of this backup is made; it gets its name there only when it is complete
 * @param accepted how many pictures may be missing
 * @returns the folder of the backup, its manifest, and whether too many pictures are missing: then its name says so
 * @throws BackupError
 */
export async function saveBackup(
  source: Source,
  into: string,
  { withKey, accepted }: { withKey: boolean; accepted: number },
) {
  const { name, now } = await freeName(into)
  const draft = path.join(into, `.${name}.incompleta`)
  await mkdir(path.join(draft, 'tabelas'), { recursive: true, mode: 0o700 })
  try {
    const manifest = await copyDatabase(source, draft, now)
    const write = (file: string, text: string) => writeFile(path.join(draft, file), text, { mode: 0o600, flush: true })
    await write('LEIA-ME.txt', readme(name, withKey))
    if (withKey) await write(keyFile, source.key.toString('hex'))
    await writeManifest(draft, manifest, source.key)
    // reads the files back from the disk, as a restore will do
    await verifyFiles(draft, await readManifest(draft, source.key))
    const lacking = lacksPictures(manifest.pictures, accepted)
    const folder = path.join(into, lacking ? `${name}${withoutPictures}` : name)
    await rename(draft, folder)
    await flushFolder(into)
    return { folder, manifest, lacking }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** The name of a backup of now; of a later second when there is one of this second, which a small church's may be. */
async function freeName(into: string): Promise<{ name: string; now: Date }> {
  for (;;) {
    const now = new Date()
    const name = `candeia-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    if (!existsSync(path.join(into, name)) && !existsSync(path.join(into, `${name}${withoutPictures}`)))
      return { name, now }
    await wait(1000 - now.getMilliseconds())
  }
}

async function copyDatabase({ owner, platform, images, key }: Source, folder: string, now: Date): Promise<Manifest> {
  const asOwner = await connect(owner, 'candeia-copia')
  let asReader: Client | undefined
  try {
    const tables = await tablesOf(asOwner)
    await refuseIncomplete(asOwner, tables)
    await asOwner.query('begin isolation level repeatable read read only')
    // no migration may change a table between the begin of the snapshot and the copying of that table
    await asOwner.query(`lock table ${tables.map(tableName).join(', ')} in access share mode`)
    const { rows } = await asOwner.query<{ snapshot: string; postgres: string; all: boolean }>(
      `select pg_export_snapshot() as snapshot, current_setting('server_version') as postgres,
        (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as all`,
    )
    const { snapshot, postgres, all } = rows[0]!
    asReader = all ? undefined : await sameMoment(platform, snapshot)
    const reader = asReader ?? asOwner
    const copied: StoredTable[] = []
    for (const table of tables) {
      const file = path.join(folder, tableFile(table))
      const { schema, name, columns } = table
      copied.push({ schema, name, columns, ...(await copyOut(table.hidden ? reader : asOwner, table, file)) })
    }
    // read later than the rows, so no sequence is behind them
    const sequences = await sequencesOf(asOwner)
    const executed = await asOwner.query<{ name: string }>('select name from migracoes order by id')
    const pictures = await reader.query<{ uuid: string }>('select uuid from arquivo order by uuid')
    await Promise.all([asOwner.query('commit'), asReader?.query('commit')])
    return {
      format: 1,
      version,
      createdAt: now.toISOString(),
      postgres,
      migrations: executed.rows.map((migration) => migration.name),
      tables: copied,
      sequences,
      pictures: await savePictures(
        images,
        pictures.rows.map(({ uuid }) => uuid),
        folder,
        async (uuids) => {
          const still = await reader.query<{ uuid: string }>('select uuid from arquivo where uuid = any ($1)', [uuids])
          return still.rows.map(({ uuid }) => uuid)
        },
      ),
      key: fingerprint(key),
    }
  } finally {
    await Promise.all([asOwner.end(), asReader?.end()])
  }
}

async function refuseIncomplete(owner: Client, tables: readonly Table[]): Promise<void> {
  if (!tables.some(({ name }) => name === 'migracoes'))
    throw new BackupError('Neste banco de dados o sistema ainda não foi instalado: não há o que copiar.')
  const { rows } = await owner.query<{ mark: string | null }>(`select to_regclass('public.${restoreMark}') as mark`)
  if (rows[0]?.mark)
    throw new BackupError('Neste banco de dados uma restauração não terminou; rode npm run restore de novo.')
}

/** Another connection that sees the same moment. */
async function sameMoment(connection: Connection, snapshot: string): Promise<Client> {
  const client = await connect(connection, 'candeia-copia')
  await client.query('begin isolation level repeatable read read only')
  await client.query(`set transaction snapshot '${snapshot}'`)
  return client
}
