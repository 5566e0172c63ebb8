import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
let copy: string

const inCopy = (file: string) => path.join(copy, file)
const read = (file: string) => readFileSync(inCopy(file), 'utf8')
const edit = (file: string, from: string, to: string) => writeFileSync(inCopy(file), read(file).replace(from, to))

/**
 * Runs a program in the copy.
 * @returns its output; after a failure, 'failed: ' and its output
 */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? stdout : `failed: ${stdout}${stderr}`
}
const generate = (...args: string[]) => run(process.execPath, 'tests/tools/new-feature.mjs', ...args)

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'candeia-new-feature-'))
  chmodSync(copy, 0o755)
  const wanted =
    'server client migrations schema docs tests jest.config.mjs package.json tsconfig.json biome.json codegen.ts .swcrc'
  for (const name of wanted.split(' ')) cpSync(path.join(root, name), inCopy(name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('new:feature refuses invalid names before anything is written', () => {
  for (const [args, reason] of [
    [[], 'Which area?'],
    [['cozinha', 'sala'], 'There is no area cozinha.'],
    [['ensino', 'Sala'], 'lower case'],
    [['ensino', 'sala', 'aula'], 'lower case'],
    [['ensino', 'sala', '--plural', 'sala'], 'must differ'],
    [['ensino', 'sala', '--campo', 'sala'], 'a name of its own'],
    [['patrimonio', 'tipo-patrimonio'], 'is there already'],
    [['ensino', 'sala', '--cor', 'azul'], "'--cor'"],
  ] as const) {
    expect(generate(...args)).toMatch(/^failed: /)
    expect(generate(...args)).toContain(reason)
  }
  expect(existsSync(inCopy('server/features/ensino/sala'))).toBe(false)
})

test('new:feature stops when the example has a change that the template does not cover', () => {
  const file = 'server/features/patrimonio/tipo-patrimonio/tipo-patrimonio.usecases.ts'
  const before = read(file)
  for (const [from, to, reason] of [
    ['const used = ', 'const assets = ', 'no longer has'],
    ['async function refuse', '/** For the patrimônios. */\nasync function refuse', "is the example's own"],
  ] as const) {
    edit(file, from, to)
    expect(generate('ensino', 'sala')).toContain(reason)
    expect(existsSync(inCopy('server/features/ensino/sala'))).toBe(false)
    writeFileSync(inCopy(file), before)
  }
})

test('new:feature writes and registers a feature on server and client with its own names and words', () => {
  const output = generate(
    'ensino',
    'sala-aula',
    '--plural',
    'salas-aula',
    '--rotulo',
    'Sala de aula',
    '--rotulos',
    'Salas de aula',
    '--feminino',
  )
  expect(output).toContain('npm run migration -- create')
  const files = globSync(['{server,client}/features/ensino/sala-aula/**/*.*', 'schema/rules/ensino/sala-aula.*'], {
    cwd: copy,
  })
  expect(files.sort()).toEqual(
    [
      ...[
        'form/index.tsx',
        'form/sala-aula-form.graphql',
        'list/excluir.ts',
        'list/index.tsx',
        'list/salas-aula.graphql',
      ].map((name) => `client/features/ensino/sala-aula/${name}`),
      'schema/rules/ensino/sala-aula.input.ts',
      'client/features/ensino/sala-aula/feature.ts',
      'client/features/ensino/sala-aula/routes.ts',
      'server/features/ensino/sala-aula/index.ts',
      ...['entity', 'export', 'actions', 'queries', 'resolver', 'rest', 'rules', 'sample', 'type', 'usecases'].map(
        (kind) => `server/features/ensino/sala-aula/sala-aula.${kind}.ts`,
      ),
    ].sort(),
  )
  for (const file of files)
    expect([file, read(file)]).toEqual([file, expect.not.stringMatching(/patrim|\btipos?\b(?!: sala)|«|»/i)])

  const server = (kind: string) => read(`server/features/ensino/sala-aula/sala-aula.${kind}.ts`)
  expect(server('entity')).toContain("...tenantTable('sala_aula'),")
  expect(server('entity')).toContain('nome: p.string().length(80),')
  expect(server('usecases')).toContain("action: 'salaAula.escrever',")
  expect(server('usecases')).toContain("const missing = 'Sala de aula não encontrada.'")
  expect(server('usecases')).toContain(
    "uniqueBy('sala_aula_nome', 'nome', 'Já existe uma sala de aula com este nome.')",
  )
  expect(server('resolver')).toContain("description: 'Restaura uma sala de aula excluída.'")
  expect(server('rest')).toContain("'/salasAula/{id}'")
  const list = read('client/features/ensino/sala-aula/list/index.tsx')
  expect(list).toContain('text="Nova Sala de aula"')
  expect(list).toContain("crumbs={[{ text: 'EBD' }]}")
  expect(list).toContain('Não foi possível buscar as salas de aula.')

  expect(read('server/features.ts')).toMatch(/import \{ salaAulaFeature \}[\s\S]*\n {2}salaAulaFeature,\n/)
  expect(read('client/features/ensino/sala-aula/routes.ts')).toContain("path: 'salasAula'")
  expect(read('client/features.ts')).toMatch(/text: 'EBD'[^\]]*, salaAulaFeature\s*\]/)
  expect(read('client/features/ensino/sala-aula/feature.ts')).toMatch(
    /text: 'Salas de aula',\s+to: '\/dashboard\/salasAula'/,
  )
  expect(read('server/features/ensino/sala-aula/index.ts')).toContain('tipo: salaAulaFeature.name,')
  expect(read('server/features/ensino/sala-aula/index.ts')).toContain('actions: salaAulaActions,')
  expect(server('actions')).toContain("'salaAula.ler': readers,")
  expect(read('server/features/ensino/sala-aula/index.ts')).toMatch(
    /label: 'Sala de aula',\s+labels: 'Salas de aula',\s+gender: 'f',\s+table: 'sala_aula',\s+bin: \{ titulo: 'r\.nome', /,
  )
  expect(generate('ensino', 'sala-aula')).toContain('is there already')
})
