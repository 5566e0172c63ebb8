import 'reflect-metadata'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, readConfig } from '../../kernel/base/config.js'
import { openDatabase } from '../../kernel/data/database/open-database.js'
import { openImages } from '../../kernel/data/storage/images.js'
import { BackupError } from '../../kernel/transport/backup/error.js'
import { existingKey, keepKey, keyOfText } from '../../kernel/transport/backup/key.js'
import { refuseUsed } from '../../kernel/transport/backup/load.js'
import { fingerprint, keyFile as keyInside, readManifest } from '../../kernel/transport/backup/manifest.js'
import { verifyFiles } from '../../kernel/transport/backup/verify.js'
import { explainBackup } from './errors.js'
import { readRestoreInput } from './input.js'

/*
 * npm run restore -- folder   brings a backup into an empty database; the server must not be running
 */

/** Reads the key from the file named in the command, otherwise from the backup's folder. */
async function givenKey(folder: string, file: string | undefined): Promise<Buffer | undefined> {
  const found = await readFile(file ?? path.join(folder, keyInside), 'utf8').catch(() => undefined)
  if (found === undefined && file) throw new BackupError(`Não foi possível ler a chave em ${file}.`)
  return found === undefined ? undefined : keyOfText(found, file ?? keyInside)
}

/** A database in use cannot be restored into, whatever the key; this says so first. */
async function refuseUsedDatabase(config: Config): Promise<void> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'pg', 'PG_VERSION'))) return
  const database = await openDatabase(config)
  await refuseUsed(database.owner).finally(() => database.stop())
}

interface Keys {
  /** named in the command, or inside the backup */
  given: Buffer | undefined
  /** of this installation */
  own: Buffer | undefined
}

/** @throws BackupError unless the key that this installation will use is the backup's */
async function refuseOtherKey(config: Config, { given, own }: Keys, ofBackup: string): Promise<void> {
  const fits = (key: Buffer | undefined) => key !== undefined && fingerprint(key) === ofBackup
  if (own && !fits(own)) {
    if (!fits(given))
      throw new BackupError(
        'A chave desta instalação (SECRET_KEY ou secret.key) não é a da cópia: informe a chave certa, ou --sem-chave.',
      )
    await refuseUsedDatabase(config)
    throw new BackupError(
      config.secretKey
        ? 'A chave de --chave é a da cópia, mas SECRET_KEY tem outra: troque-a pela da cópia e tente de novo.'
        : `A chave de --chave é a da cópia, mas ${path.join(config.dataDir, 'secret.key')} tem outra, de um início do servidor aqui: tire esse arquivo do lugar (mv) e tente de novo.`,
    )
  }
  if (!fits(given ?? own))
    throw new BackupError(
      given
        ? 'Esta chave não é a da cópia: informe a chave certa com --chave, ou --sem-chave.'
        : 'Falta a chave da cópia: informe --chave com o arquivo secret.key, ou --sem-chave.',
    )
}

async function run(args: string[]): Promise<string> {
  const { folder, keyFile, without } = readRestoreInput(args)
  const config = readConfig()
  const started = performance.now()
  const given = await givenKey(folder, keyFile)
  const own = existingKey(config)
  const manifest = await readManifest(folder, given ?? own)
  if (!without) await refuseOtherKey(config, { given, own }, manifest.key)
  const pictures = await verifyFiles(folder, manifest)
  // loaded only for a backup that can be restored: the command refuses any other at once
  const { entities } = await import('../../services.js')
  const { restoreBackup } = await import('../../kernel/transport/backup/restore.js')
  const database = await openDatabase(config)
  try {
    const images = await openImages(config)
    await restoreBackup({ owner: database.owner, entities, images }, folder, manifest, pictures)
  } finally {
    await database.stop()
  }
  if (given && !own && !without) keepKey(config, given)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Restaurada a cópia de ${manifest.createdAt}: ${manifest.tables.length} tabelas, ${rows.toLocaleString('pt-BR')} linhas e ${pictures.length} imagens e anexos, iguais às da cópia, em ${Math.round((performance.now() - started) / 100) / 10} s.`,
    ...(without
      ? ['Sem a chave da cópia: e-mails à espera, verificações em duas etapas e comentários de visitas não se leem.']
      : []),
    'Agora inicie o servidor; ele atualiza as tabelas, se for uma versão mais nova.',
    '',
  ].join('\n')
}

try {
  process.stdout.write(await run(process.argv.slice(2)))
} catch (error) {
  console.error(explainBackup(error, 'A restauração não terminou, e pode ser começada de novo'))
  process.exitCode = 1
}
