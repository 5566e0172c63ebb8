import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Client } from 'pg'
import { type Config, readConfig } from '../../kernel/base/config.js'
import type { Connection } from '../../kernel/data/database/connection.js'
import { platformRole } from '../../kernel/data/database/roles.js'
import { type Images, openImages } from '../../kernel/data/storage/images.js'
import { openStorage } from '../../kernel/data/storage/open.js'
import type { Storage } from '../../kernel/data/storage/storage.js'
import { connect } from '../../kernel/transport/backup/copy.js'
import { existingKey } from '../../kernel/transport/backup/key.js'
import { restoreMark } from '../../kernel/transport/backup/tables.js'
import { reachDatabase } from '../reach-database.js'
import { ChurchError } from './error.js'

/** An installation that a church leaves or enters. */
export interface Installation {
  config: Config
  owner: Connection
  /** the owner of the tables */
  client: Client
  /** reads the rows of all churches */
  platform: Client
  key: Buffer
  images: Images
  reports: Storage
  migrations: string[]
  close(): Promise<void>
}

const name = 'candeia-igreja'

/** @throws ChurchError when the product was never started there, or a restore did not end */
export async function openInstallation(config: Config): Promise<Installation> {
  const database = await reachDatabase(config)
  const clients: Client[] = []
  const close = async () => {
    await Promise.all(clients.map((client) => client.end()))
    await database.stop()
  }
  try {
    const { owner } = database
    const client = await connect(owner, name, config.engine)
    clients.push(client)
    const { rows } = await client.query<{ made: string | null; mark: string | null }>(
      `select to_regclass('public.mudanca_igreja') as made, to_regclass('public.${restoreMark}') as mark`,
    )
    if (rows[0]?.mark) throw new ChurchError('Em uma das instalações uma restauração não terminou.')
    const key = existingKey(config)
    if (!rows[0]?.made || !key)
      throw new ChurchError(
        `A instalação de ${config.publicUrl} ainda não foi iniciada nesta versão: inicie o servidor uma vez, e confira DATA_DIR e SECRET_KEY.`,
      )
    const platform = await connect(platformRole(owner, config.databasePlatformUrl), name)
    clients.push(platform)
    const executed = await client.query<{ name: string }>('select name from migracoes order by name')
    return {
      config,
      owner,
      client,
      platform,
      key,
      images: await openImages(config),
      reports: await openStorage(config, 'relatorios'),
      migrations: executed.rows.map((migration) => migration.name),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * The settings of the other installation, from a file like .env.
 * @throws ChurchError when it cannot be read
 */
export function configOfFile(file: string): Config {
  try {
    return readConfig(parseEnv(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv)
  } catch (error) {
    throw new ChurchError(`${file}: ${(error as Error).message}`)
  }
}

/** @throws ChurchError when the target cannot store a row of the source, or both are the same database */
export async function refuseUnlike(source: Installation, target: Installation): Promise<void> {
  if (source.migrations.join() !== target.migrations.join())
    throw new ChurchError('As duas instalações estão em versões diferentes: atualize-as para a mesma, e tente de novo.')
  const identity = `select pg_postmaster_start_time()::text || ' ' || current_database() as same`
  const [here, there] = await Promise.all(
    [source, target].map(({ client }) => client.query<{ same: string }>(identity)),
  )
  if (here?.rows[0]?.same === there?.rows[0]?.same)
    throw new ChurchError('A instalação de destino é a mesma: informe as configurações da outra.')
}

/** Whether both keep their files in the same bucket, where a file has the same name for both. */
export const shareBucket = ({ config: a }: Installation, { config: b }: Installation): boolean =>
  Boolean(a.s3 && b.s3 && a.s3.bucket === b.s3.bucket && a.s3.endpoint === b.s3.endpoint)
