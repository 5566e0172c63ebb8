import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { type ProjectCopy, projectCopy } from '../factories/project-copy.js'

/* The commands of README's 'Desenvolver', in a copy of the project, the way people run them. */

const example = 'server/features/patrimonio/tipo-patrimonio/tipo-patrimonio'
let copy: ProjectCopy

beforeAll(() => {
  copy = projectCopy()
})

test('`npm run emit` writes the schema, and needs the server alone', async () => {
  copy.edit(`${example}.resolver.ts`, "description: 'Tipos de", "description: 'Todos os tipos de")
  await copy.npm('emit')
  expect(copy.read('schema/schema.graphql')).toContain('"Todos os tipos de')
  // between `new:feature` and `codegen` the client cannot be built
  expect(existsSync(path.join(copy.dir, 'dist/client'))).toBe(false)
})

test('`npm run migration` writes what the entities have and a migrated database lacks, formatted, in its place', async () => {
  copy.edit(`${example}.entity.ts`, 'properties: {', "properties: {\n    cor: p.string().length(20).default('azul'),")
  const listed = copy.read('migrations/index.ts').split('\n')
  const file = (await copy.npm('migration', 'create', 'cor_do_tipo')).trim()
  const name = path.basename(file, '.ts')
  expect(file).toMatch(/^migrations\/Migration\d{14}_cor_do_tipo\.ts$/)
  expect(copy.read(file)).toBe(`import { Migration } from '@mikro-orm/migrations'

export class ${name} extends Migration {
  override name = '${name}'

  override up(): void | Promise<void> {
    this.addSql(\`alter table "tipo_patrimonio" add "cor" varchar(20) not null default 'azul';\`)
  }
}
`)
  const list = copy.read('migrations/index.ts')
  expect(list.split('\n').filter((line) => !line.includes(name))).toEqual(listed)
  expect(list).toContain(`  { name: '${name}', class: ${name} },\n]`)
  await copy.run('node_modules/.bin/biome', 'check', '--error-on-warnings', 'migrations')
  expect(existsSync(path.join(copy.dir, 'dist/client'))).toBe(false)
})

test('`npm run migration -- check` misses a migration that is not listed, and one for what the entities have since', async () => {
  const line = /^ {2}\{ name: '\w+_cor_do_tipo'.*\n/m.exec(copy.read('migrations/index.ts'))?.[0] ?? ''
  copy.edit('migrations/index.ts', line, '')
  const check = () => copy.npm('migration', 'check').catch((error: Error) => error.message)
  const faults = await check()
  expect(faults).toMatch(/index\.ts is not the list of the migrations: run `npm run migration -- list`/)
  expect(faults).toMatch(/The entities differ from the migrations/)

  await copy.npm('migration', 'list')
  expect(copy.read('migrations/index.ts')).toContain(line)
  expect(await check()).toBe('')
})

test('`npm run migration` asks for a name that a class can have', async () => {
  for (const args of [[], ['create'], ['create', 'cor-do-tipo']])
    await expect(copy.npm('migration', ...args)).rejects.toThrow(/Uso: npm run migration -- create/)
})
