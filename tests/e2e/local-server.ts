import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { makeServer, mountApp } from '../../server/app.js'
import { demoAtStart } from '../../server/demo/index.js'
import { features } from '../../server/features.js'
import { readConfig } from '../../server/kernel/base/config.js'
import { openServices, prepareDatabase } from '../../server/services.js'
import { copyDatabase, isTemplate, outerRun, type TestDatabase, templateName } from '../factories/database.js'
import { freePort } from '../factories/free-port.mjs'
import { schemaOf } from '../factories/schema.js'

/**
 * The name of the template database with the demo churches. It contains the name of the run's template: a test that
 * runs tests in a copy of the project uses the same PostgreSQL, but has other tables.
 */
export const demoName = () => `${templateName()}_demo`
/** The name of the template database with the demo churches and what they decided: access matrices and functions. */
const decidedName = (template = templateName()) => `${template}_demo_acesso`
/** One encryption key for all copies of the demo database, so that each copy can read its encrypted data. */
export const secretKey = 'c0ffee'.padEnd(64, '0')
let serial = 0
/**
 * The servers of this process use the same port one after the other, so the browser keeps their scripts in its cache.
 */
const ports: number[] = []

async function open(database: TestDatabase, settings: Record<string, string>) {
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: database.dataDir,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'silent',
    MAX_DELAY_MS: '0',
    HOST: '127.0.0.1',
    ...settings,
  })
  const http = makeServer(config)
  return { http, config, ...(await openServices(config, database.roles, http.log)) }
}

/** Runs SQL as the tables' owner. */
async function asOwner({ owner }: TestDatabase, text: string): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query(text).finally(() => client.end())
}

async function copyPictures(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  const pictures = path.join(from, 'arquivos')
  if (existsSync(pictures)) await promisify(execFile)('cp', ['-R', pictures, to])
}

/** Tests only copy this template: filling it takes longer than many test files, also where its tables differ a little. */
async function decidedTemplate(): Promise<TestDatabase> {
  const outer = outerRun()
  const filled = outer && (await isTemplate(decidedName(outer.template))) ? outer : undefined
  return copyDatabase(filled ? decidedName(filled.template) : templateName(), decidedName(), async (database) => {
    if (filled) {
      await prepareDatabase(readConfig({ NODE_ENV: 'test' }), database.owner)
      await copyPictures(path.join(filled.dir, decidedName(filled.template)), database.dataDir)
    } else {
      const { services, close } = await open(database, {})
      await demoAtStart(services)
      await close()
    }
    // as the database itself would do within a minute: without it a person's page takes a hundred times as long
    await asOwner(database, 'analyze')
  })
}

/** The template database with the demo churches, where everybody may do what the permission table allows. */
export async function demoTemplate(): Promise<TestDatabase> {
  await decidedTemplate()
  // most tests show what the permission table allows; acesso.test.ts and the sweeps test what a church decides below it
  return copyDatabase(decidedName(), demoName(), (database) =>
    asOwner(database, 'delete from acesso_perfil; delete from funcao_usuario'),
  )
}

/**
 * Starts the product with its demo churches in this process: starting a separate process takes ten times as long.
 * @param decided with the churches' access matrices and functions of people
 */
export async function startLocally(settings: Record<string, string>, decided: boolean) {
  const { dataDir } = await decidedTemplate()
  if (!decided) await demoTemplate()
  const name = decided ? decidedName() : demoName()
  // by the process, not by the worker's number: a file that runs again must not find what its first run left behind
  const database = await copyDatabase(name, `${name}_${process.pid}_${serial++}`)
  await copyPictures(dataDir, database.dataDir)
  const port = ports.pop() ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { http, services, startJobs, close } = await open(database, {
    PORT: String(port),
    PUBLIC_URL: url,
    ...settings,
  })
  await mountApp(http, services, features, schemaOf(features))
  await http.listen({ port, host: '127.0.0.1' })
  await startJobs()
  return {
    url,
    owner: database.owner as pg.ClientConfig,
    async stop() {
      http.server.closeAllConnections()
      await http.close()
      ports.push(port)
      await close()
      await database.drop()
    },
  }
}
