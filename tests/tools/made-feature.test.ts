import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { type ProjectCopy, projectCopy } from '../factories/project-copy.js'

/*
 * Makes a feature with `npm run new:feature` in a copy of the project, then adds a second field. The commands are those
 * of the README's section 'Desenvolver'.
 */

const server = 'server/features/ensino/sala/sala'
const input = 'schema/rules/ensino/sala.input.ts'
const client = 'client/features/ensino/sala'
const lists = ['client/features.ts', 'server/features.ts']

let copy: ProjectCopy
beforeAll(() => {
  copy = projectCopy()
  // run the sweeps for this feature only
  Object.assign(copy.env, { SWEEP: 'sala', NODE_ENV: 'test' })
})

type Tree = Map<string, string>

function tree(): Tree {
  const files = globSync(['*.*', '{server,client,migrations,schema,docs,tests}/**/*.*'], { cwd: copy.dir })
  const at = (file: string) => path.join(copy.dir, file)
  return new Map(
    files.filter((file) => statSync(at(file)).isFile()).map((file) => [file, readFileSync(at(file), 'latin1')]),
  )
}

/** Files that commands generate from the features. */
const emitted = /^(schema\/(?!rules\/)|client\/gql\/|migrations\/)|^docs\/permissoes\.md$|\.generated\.ts$/

/** Changed files outside the feature that no command generates. */
const byHand = (before: Tree): string[] =>
  [...tree()]
    .filter(([file, text]) => before.get(file) !== text && !emitted.test(file))
    .map(([file]) => file)
    .filter((file) => !/^(server|client)\/features\/ensino\/sala\/|^schema\/rules\/ensino\/sala\./.test(file))
    .sort()

/**
 * Runs the commands that the README names after a change of a feature's fields, then compiles its screens.
 * @returns the migration's file
 */
async function follow(migration: string): Promise<string> {
  const file = (await copy.npm('migration', 'create', migration)).trim()
  await copy.npm('emit')
  // the client cannot be built between `new:feature` and `codegen`, so no command may try to build it
  expect(existsSync(path.join(copy.dir, 'dist/client'))).toBe(false)
  await copy.npm('codegen')
  const project = { extends: '../../../tsconfig.json', include: ['.', '../../../features.ts'] }
  writeFileSync(path.join(copy.dir, client, 'tsconfig.json'), JSON.stringify(project))
  // with its default of four checkers it repeats much work (tests/tools/check.mjs)
  await copy.run('node_modules/.bin/tsc', '-p', client, '--checkers', '1')
  return file
}

/** The names of a file's tests, for a pattern. The file is one of the copy. */
const titlesOf = (file: string): string[] =>
  [...copy.read(file).matchAll(/^ *test\('(.+)', /gm)].map(([, title = '']) => title.replace(/[^\p{L}\d ]/gu, '.'))

/** @returns how many tests passed */
async function passed(...args: string[]): Promise<number> {
  const file = path.join(copy.dir, 'dist/passed.json')
  await copy.run('node_modules/.bin/jest', '--maxWorkers=1', '--json', '--outputFile', file, ...args)
  return JSON.parse(readFileSync(file, 'utf8')).numPassedTests as number
}

test('an unchanged new feature passes the sweeps and the tests over all features', async () => {
  const before = tree()
  await copy.npm('new:feature', 'ensino', 'sala', '--feminino')
  await follow('salas')
  expect(byHand(before)).toEqual(lists)
  const related = ['igreja/lixeira/lixeira', 'igreja/busca/busca'].map((file) => `server/features/${file}.test.ts`)
  const lives = ['lifecycle', 'lifecycle-lists'].map((file) => `tests/sweeps/${file}.test.ts`)
  const whole = [...lives, ...related, 'tests/client/acoes.test.ts']
  const asked = [
    ['access', 'requires a session', 'directives in the SDL agree'],
    ['tenant', 'has a record in every table', 'as missing records'],
    ['columns', 'each field has the same value'],
    ['statements', 'salas'],
    ['rest-contract', 'a complete list', 'creates a record', 'exports a CSV'],
    ['records', 'declares the table'],
    ['catalogue', 'keeps churches apart'],
  ].map(([file, ...names]) => ({ file: `tests/sweeps/${file}.test.ts`, names }))
  const names = [...whole.flatMap(titlesOf), ...asked.flatMap(({ names }) => names)]
  expect(await passed('-t', names.join('|'), ...whole, ...asked.map(({ file }) => file))).toBeGreaterThanOrEqual(31)
})

test("a second field changes only the feature's own files and generated files", async () => {
  const before = tree()
  const add = (file: string, line: RegExp, text: (found: string) => string) => {
    const found = line.exec(copy.read(file))?.[0] ?? ''
    expect([file, found]).not.toEqual([file, ''])
    copy.edit(file, found, text(found))
  }
  const after = (text: string) => (found: string) => `${found}\n${text}`
  const field = `@Field(() => String, { nullable: true, description: 'Código.' })`
  add(`${server}.entity.ts`, / {4}nome: .*/, after('    codigo: p.string().length(20).nullable(),'))
  add(input, / {2}nome: .*/, after('  codigo: optional(text(20)),'))
  add(input, /requiredText,/, (found) => `optional, ${found} text,`)
  add(`${server}.type.ts`, /.*\) nome!: string/, after(`  ${field} codigo!: string | null`))
  add(`${server}.type.ts`, /.* até 80 caracteres.*/, after(`  ${field} codigo?: string | null`))
  add(`${server}.rest.ts`, /nome: z\.string\(\)/, (found) => `${found}, codigo: z.string().nullable()`)
  add(`${server}.sample.ts`, /nome: unique\('Sala '\)/, (found) => `${found}, codigo: 'A1'`)
  const texts = globSync(`${client}/**/*.graphql`, { cwd: copy.dir })
  for (const file of texts) add(file, / +nome$/m, (found) => `${found}\n${found.replace('nome', 'codigo')}`)
  add(
    `${client}/form/index.tsx`,
    /<TextField[^>]*name="nome"[^>]*\/>/,
    (found) => `${found}\n<TextField control={form.control} name="codigo" label="Código" maxLength={20} />`,
  )
  add(
    `${client}/list/index.tsx`,
    / *\{ id: 'nome'.*/,
    after("  { id: 'codigo', title: 'Código', cell: (row) => row.codigo },"),
  )
  const listed = copy.read('migrations/index.ts').split('\n')
  const migration = await follow('codigo_da_sala')
  expect(byHand(before)).toEqual([])
  const sdl = copy.read('schema/schema.graphql')
  expect(sdl.slice(sdl.indexOf('\ntype Sala ')).split('}')[0]).toContain('\n  """Código."""\n  codigo: String\n')

  // the migration has exactly what the entities add to a migrated database, is formatted and is listed
  const name = path.basename(migration, '.ts')
  expect(migration).toMatch(/^migrations\/Migration\d{14}_codigo_da_sala\.ts$/)
  expect(copy.read(migration)).toBe(`import { Migration } from '@mikro-orm/migrations'

export class ${name} extends Migration {
  override name = '${name}'

  override up(): void | Promise<void> {
    this.addSql(\`alter table "sala" add "codigo" varchar(20) null;\`)
  }
}
`)
  const list = copy.read('migrations/index.ts')
  expect(list.split('\n').filter((line) => !line.includes(name))).toEqual(listed)
  expect(list).toContain(`  { name: '${name}', class: ${name} },\n]`)
  await copy.run('node_modules/.bin/biome', 'check', '--error-on-warnings', 'migrations')
  expect(await passed('tests/sweeps/lifecycle', 'tests/sweeps/columns\\.test')).toBeGreaterThan(10)
})

test('the screen of the feature passes the test of every screen', async () => {
  expect(copy.read(`${client}/routes.ts`)).toContain(`path: 'salas'`)
  await copy.npm('build', 'server')
  // without the compressed copies of `npm run build`, which no browser needs and which take as long as the build
  const output = ['--outDir', '../dist/client', '--logLevel', 'error']
  await copy.run('node_modules/.bin/vite', 'build', 'client', ...output)
  // every-screen.ts divides the screens among its files in turn; each further file would start the product in vain
  const screens = JSON.parse(await copy.run('node_modules/.bin/node', 'tests/e2e/route-table.mjs')) as {
    path: string
  }[]
  const place = screens.findIndex((screen) => screen.path === '/dashboard/salas')
  expect(await passed('-t', '/dashboard/salas$', `tests/e2e/screens-${(place % 3) + 1}\\.test`)).toBe(1)
})

// before the next test, whose changes of the list of migrations make the server be compiled again
test('`npm run migration` refuses a name that cannot be a class name', async () => {
  for (const args of [[], ['create'], ['create', 'codigo-da-sala']])
    await expect(copy.npm('migration', ...args)).rejects.toThrow(/Uso: npm run migration -- create/)
})

test('`npm run migration -- check` reports a migration missing in the list and a missing migration', async () => {
  const listed = copy.read('migrations/index.ts')
  const line = /^ {2}\{ name: '\w+_codigo_da_sala'.*\n/m.exec(listed)?.[0] ?? ''
  copy.edit('migrations/index.ts', line, '')
  const faults = await copy.npm('migration', 'check').catch((error: Error) => error.message)
  expect(faults).toMatch(/index\.ts is not the list of the migrations: run `npm run migration -- list`/)
  expect(faults).toMatch(/The entities differ from the migrations/)
  // with the complete list there is no difference; `npm run check` of the project shows the same
  await copy.npm('migration', 'list')
  expect(copy.read('migrations/index.ts')).toBe(listed)
})
