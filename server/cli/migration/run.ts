import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { projectRoot } from '../../kernel/base/paths.js'

/*
 * npm run migration -- create <name>   writes a migration from the entities' differences, and updates the list
 * npm run migration -- list            writes migrations/index.ts from the existing files, and schema/database.sql from
 *                                      what they make: after a merge, or after writing in a migration by hand
 * npm run migration -- check           fails when a migration is missing, or one of these two files is out of date
 *
 * Compares the entities with a real database in a temporary folder, to which the existing migrations were applied.
 */
const usage = 'Uso: npm run migration -- create <nome_em_minusculas> | list | check'
const folder = path.join(projectRoot, 'migrations')
const index = path.join(folder, 'index.ts')
const picture = path.join(projectRoot, 'schema/database.sql')

const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => /^Migration\d{14}_\w+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort()

function listOf(names: string[]): string {
  return `import type { MigrationObject } from '@mikro-orm/core'
${names.map((name) => `import { ${name} } from './${name}.js'\n`).join('')}
/** In the order in which they run. Written by \`npm run migration -- create\` and \`-- list\`. */
export const migrations: MigrationObject[] = [
${names.map((name) => `  { name: '${name}', class: ${name} },\n`).join('')}]
`
}

/** The migrations of the last build. */
async function databaseSql(orm: MikroORM): Promise<string> {
  const { databaseSql } = await import('./database-sql.js')
  return databaseSql(orm)
}

/** Imported only when needed, since loading all entities takes seconds. */
async function withMigratedDatabase<T>(use: (orm: MikroORM) => Promise<T>): Promise<T> {
  const { withMigratedDatabase } = await import('./migrated-database.js')
  return withMigratedDatabase(use)
}

function format(...files: string[]): void {
  spawnSync(path.join(projectRoot, 'node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: projectRoot })
}

function writeIndex(): void {
  writeFileSync(index, listOf(migrationNames()))
  format(index)
}

/** A time later than every existing migration, even when the clock is slow, so that the new migration runs last. */
function nextTime(names: string[]): string {
  const stampOf = (time: Date) => time.toISOString().replace(/\D/g, '').slice(0, 14)
  const last = names.at(-1)?.slice('Migration'.length, 'Migration'.length + 14) ?? ''
  const now = stampOf(new Date())
  if (now > last) return now
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(last)?.map(Number) ?? []
  return stampOf(new Date(Date.UTC(year!, month! - 1, day, hour, minute, second! + 1)))
}

function codeOf(name: string, statements: string[]): string {
  const quoted = statements.map((sql) => (sql ? `    this.addSql(\`${sql.replace(/[`$\\]/g, '\\$&')}\`)` : ''))
  return `import { Migration } from '@mikro-orm/migrations'

export class ${name} extends Migration {
  override name = '${name}'

  override up(): void | Promise<void> {
${quoted.join('\n')}
  }
}
`
}

async function create(name: string): Promise<string> {
  const statements = await withMigratedDatabase(async (orm) => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'candeia-migration-'))
    const { diff } = await orm.migrator.create(scratch).finally(() => rmSync(scratch, { recursive: true, force: true }))
    return diff.up
  })
  if (statements.length === 0) return 'As entidades e as migrações dizem o mesmo: nada a escrever.'
  const full = `Migration${nextTime(migrationNames())}_${name}`
  const file = path.join(folder, `${full}.ts`)
  writeFileSync(file, codeOf(full, statements))
  format(file)
  writeIndex()
  return `migrations/${full}.ts`
}

async function check(): Promise<string[]> {
  const faults: string[] = []
  const listed = [...readFileSync(index, 'utf8').matchAll(/\bclass: (\w+)/g)].map(([, name]) => name)
  if (listed.join() !== migrationNames().join())
    faults.push('migrations/index.ts is not the list of the migrations: run `npm run migration -- list`.')
  const made = await withMigratedDatabase(async (orm) => ({
    differs: await orm.migrator.checkSchema(),
    sql: await databaseSql(orm),
  }))
  if (made.differs) faults.push('The entities differ from the migrations: run `npm run migration -- create <name>`.')
  if (made.sql !== readFileSync(picture, 'utf8'))
    faults.push('schema/database.sql is out of date: run `npm run migration -- list` and commit it.')
  return faults
}

const [command, name = '', ...rest] = process.argv.slice(2)
if (command === 'create' && /^[a-z][a-z0-9_]*$/.test(name) && rest.length === 0) {
  process.stdout.write(`${await create(name)}\n`)
} else if (command === 'list' && !name) {
  writeIndex()
  writeFileSync(picture, await withMigratedDatabase(databaseSql))
} else if (command === 'check' && !name) {
  const faults = await check()
  for (const fault of faults) console.error(fault)
  if (faults.length) process.exitCode = 1
} else {
  console.error(usage)
  process.exitCode = 1
}
