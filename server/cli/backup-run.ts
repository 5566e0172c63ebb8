import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from '../kernel/backup/error.js'
import { existingKey } from '../kernel/backup/key.js'
import { recordBackup } from '../kernel/backup/last.js'
import { backupName, saveBackup } from '../kernel/backup/save.js'
import { readConfig } from '../kernel/config.js'
import { platformRole } from '../kernel/database/roles.js'
import { openImages } from '../kernel/files/images.js'
import { explainBackup } from './backup-errors.js'
import { readBackupInput } from './backup-input.js'
import { reachDatabase } from './reach-database.js'

/*
 * npm run backup [-- folder]   copies the database, the pictures and, apart, the key, while the server runs
 */

/** Deletes the oldest complete backups of this folder. */
async function keepNewest(into: string, keep: number): Promise<number> {
  const old = (await readdir(into))
    .filter((name) => backupName.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) await rm(path.join(into, name), { recursive: true })
  return old.length
}

const size = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`

async function run(args: string[]): Promise<string> {
  const config = readConfig()
  const { registrar, into, keep, keyFile, withKey } = readBackupInput(args, config.dataDir)
  // each node has its own moment, so a copy taken while people write would not fit together
  if (config.engine === 'citus' && !registrar)
    throw new BackupError(
      'Com DATABASE_ENGINE=citus as igrejas estão em vários nós, que este comando não lê no mesmo momento. Copie cada nó com pgBackRest e anote: npm run backup -- --registrar',
    )
  const started = performance.now()
  const database = await reachDatabase(config)
  try {
    const { owner } = database
    if (registrar) {
      await recordBackup(owner)
      return 'Anotado: há uma cópia de segurança de agora, feita por outra ferramenta.\n'
    }
    const key = existingKey(config)
    if (!key) throw new BackupError('Falta a chave: informe SECRET_KEY ou a DATA_DIR do servidor, que tem secret.key.')
    const images = await openImages(config)
    const platform = platformRole(owner, config.databasePlatformUrl)
    const { folder, manifest } = await saveBackup({ owner, platform, images, key }, into, withKey)
    const { tables, pictures } = manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = tables.reduce((sum, table) => sum + table.bytes, pictures.bytes)
    if (keyFile) await writeFile(keyFile, key.toString('hex'), { mode: 0o600 })
    await recordBackup(owner, { rows, bytes, pictures: pictures.count })
    const removed = keep === undefined ? 0 : await keepNewest(into, keep)
    return [
      `Cópia de segurança em ${folder}`,
      `${tables.length} tabelas, ${rows.toLocaleString('pt-BR')} linhas, ${pictures.count} imagens e anexos, ${size(bytes)}, conferida, em ${Math.round((performance.now() - started) / 100) / 10} s.`,
      ...(pictures.missing ? [`Imagens de cadastros que não têm mais arquivo: ${pictures.missing}.`] : []),
      ...(removed ? [`${removed} ${removed === 1 ? 'cópia antiga apagada' : 'cópias antigas apagadas'}.`] : []),
      withKey
        ? 'ATENÇÃO: a chave está dentro da cópia. Quem tiver a cópia lê também os segredos cifrados.'
        : keyFile
          ? `A chave está em ${keyFile}. Guarde-a longe da cópia.`
          : 'A chave não está na cópia. Guarde-a à parte (SECRET_KEY, ou secret.key da pasta de dados): sem ela, parte dos dados não se lê mais.',
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
