import { migrations } from '../../../../migrations/index.js'
import type { Connection } from '../../data/database/connection.js'
import { type Entities, openOrm } from '../../data/database/orm.js'
import type { Images } from '../../data/storage/images.js'
import { migrateJobs } from '../../work/jobs/open-jobs.js'
import { BackupError } from './error.js'
import { loadRows, markRestore } from './load.js'
import type { Manifest } from './manifest.js'
import { restorePictures } from './pictures.js'
import type { Picture } from './verify.js'

export interface Target {
  owner: Connection
  entities: Entities
  images: Pick<Images, 'put'>
}

/**
 * Brings a backup into an empty database: tables by the migrations that the backup had, pictures, then all rows at
 * once. The start of the server runs later migrations.
 * @throws BackupError
 */
export async function restoreBackup(
  { owner, entities, images }: Target,
  folder: string,
  manifest: Manifest,
  pictures: readonly Picture[],
): Promise<void> {
  if (!manifest.migrations.every((name) => migrations.some((known) => known.name === name)))
    throw new BackupError('Esta cópia foi feita por uma versão mais nova do sistema: atualize-o e tente de novo.')
  const orm = await openOrm({
    connection: owner,
    entities,
    pool: 2,
    statementTimeout: 0,
    applicationName: 'candeia-restauracao',
  })
  try {
    await orm.schema.ensureDatabase()
    await markRestore(owner)
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name)
    const missing = manifest.migrations.filter((name) => !executed.includes(name))
    if (executed.length + missing.length !== manifest.migrations.length)
      throw new BackupError(
        'Este banco de dados foi preparado para outra cópia, e a restauração não terminou: apague-o e comece com um vazio.',
      )
    if (missing.length) await orm.migrator.up({ migrations: missing })
  } finally {
    await orm.close(true)
  }
  await migrateJobs(owner)
  await restorePictures(images, pictures, folder)
  await loadRows(owner, folder, manifest)
}
