import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, readConfig } from '../../kernel/base/config.js'
import type { Connection } from '../../kernel/data/database/connection.js'
import { platformRole } from '../../kernel/data/database/roles.js'
import { openImages } from '../../kernel/data/storage/images.js'
import { BackupError } from '../../kernel/transport/backup/error.js'
import { existingKey } from '../../kernel/transport/backup/key.js'
import { recordBackup } from '../../kernel/transport/backup/last.js'
import { type Manifest, readManifest } from '../../kernel/transport/backup/manifest.js'
import { backupName, draftName, lackingName, saveBackup } from '../../kernel/transport/backup/save.js'
import { reachDatabase } from '../reach-database.js'
import { explainBackup } from './errors.js'
import { readBackupInput } from './input.js'

/*
 * npm run backup [-- folder]   copies the database, the pictures and, apart, the key, while the server runs
 */

/** Names of the backups in this folder, the oldest first. */
const backupsIn = async (into: string, kind: RegExp): Promise<string[]> =>
  (await readdir(into).catch(() => [])).filter((name) => kind.test(name)).sort()

/** Deletes the oldest backups of this kind in this folder. */
async function keepNewest(into: string, kind: RegExp, keep: number): Promise<number> {
  const names = await backupsIn(into, kind)
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(path.join(into, name), { recursive: true })
  return old.length
}

/** Hours after which nobody writes any more in a draft that has not changed. */
const quiet = 6

/**
 * Deletes what backups left that were ended before their time, by a signal or with the machine. A draft that another
 * process is writing has a file that changed just now.
 */
async function removeDrafts(into: string): Promise<void> {
  const newest = Date.now() - quiet * 60 * 60_000
  for (const name of await backupsIn(into, draftName)) {
    const draft = path.join(into, name)
    const entries = await readdir(draft, { recursive: true }).catch(() => [])
    const times = await Promise.all(
      ['', ...entries].map((entry) => stat(path.join(draft, entry)).catch(() => undefined)),
    )
    if (times.every((entry) => !entry || entry.mtimeMs < newest)) await rm(draft, { recursive: true, force: true })
  }
}

/** How many pictures were missing already when the newest backup of this folder was made. */
async function missingBefore(into: string, key: Buffer): Promise<number> {
  const last = (await backupsIn(into, backupName)).at(-1)
  // one that cannot be read says nothing
  const manifest = last && (await readManifest(path.join(into, last), key).catch(() => undefined))
  return manifest ? manifest.pictures.missing : 0
}

/** The backup keeps its rows, but does not count as one, and pushes no other out. */
function picturesMissing(folder: string, { count, missing }: Manifest['pictures'], config: Config): BackupError {
  const place = config.s3 ? `o bucket ${config.s3.bucket} (S3_BUCKET)` : config.filesDir
  return new BackupError(
    `Faltam ${missing} de ${count + missing} imagens e anexos: a cópia não vale como boa, e nenhuma outra foi apagada. Confira se ${place} é o lugar onde o servidor os guarda e se está montado. As tabelas estão em ${folder}. Se os arquivos se perderam mesmo, aceite isso uma vez com --faltam ${missing}, na mesma pasta (${path.dirname(folder)}).`,
  )
}

const size = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`

type Input = ReturnType<typeof readBackupInput>

async function makeBackup(config: Config, owner: Connection, { into, keep, keyFile, withKey, mayMiss }: Input) {
  const key = existingKey(config)
  if (!key) throw new BackupError('Falta a chave: informe SECRET_KEY ou a DATA_DIR do servidor, que tem secret.key.')
  const images = await openImages(config)
  const platform = platformRole(owner, config.databasePlatformUrl)
  await removeDrafts(into)
  const accepted = Math.max(mayMiss, await missingBefore(into, key))
  const source = { owner, platform, images, key }
  const { folder, manifest, lacking } = await saveBackup(source, into, { withKey, accepted })
  const { tables, pictures } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, pictures.bytes)
  if (keyFile) await writeFile(keyFile, key.toString('hex'), { mode: 0o600 })
  if (keep !== undefined) await keepNewest(into, lackingName, lacking ? 1 : 0)
  if (lacking) throw picturesMissing(folder, pictures, config)
  await recordBackup(owner, { rows, bytes, pictures: pictures.count })
  const removed = keep === undefined ? 0 : await keepNewest(into, backupName, keep)
  return { folder, tables: tables.length, rows, bytes, pictures, removed }
}

function keyAdvice({ withKey, keyFile }: Input): string {
  if (withKey) return 'ATENÇÃO: a chave está dentro da cópia. Quem tiver a cópia lê também os segredos cifrados.'
  if (keyFile) return `A chave está em ${keyFile}. Guarde-a longe da cópia.`
  return 'A chave não está na cópia. Guarde-a à parte (SECRET_KEY, ou secret.key da pasta de dados): sem ela, parte dos dados não se lê mais.'
}

async function run(args: string[]): Promise<string> {
  const config = readConfig()
  const input = readBackupInput(args, config.dataDir)
  // each node has its own moment, so a copy taken while people write would not fit together
  if (config.engine === 'citus' && !input.registrar)
    throw new BackupError(
      'Com DATABASE_ENGINE=citus as igrejas estão em vários nós, que este comando não lê no mesmo momento. Copie cada nó com pgBackRest e anote: npm run backup -- --registrar',
    )
  const started = performance.now()
  const database = await reachDatabase(config)
  try {
    if (input.registrar) {
      await recordBackup(database.owner)
      return 'Anotado: há uma cópia de segurança de agora, feita por outra ferramenta.\n'
    }
    const { folder, tables, rows, bytes, pictures, removed } = await makeBackup(config, database.owner, input)
    return [
      `Cópia de segurança em ${folder}`,
      `${tables} tabelas, ${rows.toLocaleString('pt-BR')} linhas, ${pictures.count} imagens e anexos, ${size(bytes)}, conferida, em ${Math.round((performance.now() - started) / 100) / 10} s.`,
      ...(pictures.missing ? [`Imagens de cadastros que não têm mais arquivo: ${pictures.missing}.`] : []),
      ...(removed ? [`${removed} ${removed === 1 ? 'cópia antiga apagada' : 'cópias antigas apagadas'}.`] : []),
      keyAdvice(input),
      '',
    ].join('\n')
  } finally {
    await database.stop()
  }
}

try {
  process.stdout.write(await run(process.argv.slice(2)))
} catch (error) {
  console.error(explainBackup(error, 'A cópia de segurança não foi feita'))
  process.exitCode = 1
}
