// npm run new:feature -- <area> <feature>: makes and registers a feature like the example, on server and client, to
// which a developer then adds fields.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { example, fill, skipped, templateOf } from './new-feature-template.mjs'

const usage = `npm run new:feature -- <area> <feature> [options]
  <area>            one of those listed below
  <feature>         the record's name, singular, as in a path: sala, tipo-recurso
  --plural NAME     its plural (default: the name and an s)
  --rotulo TEXT     what people read: "Tipo de recurso" (default: the name)
  --rotulos TEXT    the same in the plural (default: the plural)
  --feminino        the label is feminine ("Nova Sala")
  --campo NAME      the field that holds its name (default: nome)`

/** Areas, each with the menu entry of its features. */
const areas = {
  acesso: 'Configurações',
  igreja: 'Configurações',
  pessoas: 'Pessoas',
  ensino: 'EBD',
  patrimonio: 'Patrimônio',
  financas: 'Tesouraria',
  missoes: 'Grupos',
  agenda: 'Agenda',
  culto: 'Cultos',
  comunicacao: 'Mural',
  relatorios: 'Relatórios',
}

/** The area of the churches' access matrix for each folder whose name differs from it. */
const accessAreas = {
  acesso: 'pessoas',
  culto: 'cultos',
  financas: 'tesouraria',
  igreja: 'agenda',
  relatorios: 'agenda',
}

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1)
const camelOf = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

function fail(message) {
  console.error(`${message}\n\n${usage}\nareas: ${Object.keys(areas).join(', ')}`)
  process.exit(1)
}

const text = { type: 'string' }
let values, positionals
try {
  const options = { plural: text, rotulo: text, rotulos: text, campo: text, feminino: { type: 'boolean' } }
  ;({ values, positionals } = parseArgs({ options, allowPositionals: true }))
} catch (error) {
  fail(error.message)
}

const [area, kebab, ...rest] = positionals
const kebabPlural = values.plural ?? `${kebab}s`
if (!areas[area]) fail(area ? `There is no area ${area}.` : 'Which area?')
if (rest.length || ![kebab ?? '', kebabPlural].every((name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)))
  fail('A name is lower case, unaccented, its words joined by hyphens.')

const camel = camelOf(kebab)
const plural = camelOf(kebabPlural)
const rotulo = values.rotulo ?? upper(kebab.replaceAll('-', ' '))
const rotulos = values.rotulos ?? upper(kebabPlural.replaceAll('-', ' '))
const campo = values.campo ?? 'nome'
if (plural === camel) fail('Singular and plural must differ: --plural.')
if (campo === camel || !/^[a-z]\w*$/.test(campo)) fail('The field needs a name of its own: --campo.')

const names = {
  area,
  Area: areas[area],
  areaDeAcesso: accessAreas[area] ?? area,
  camel,
  Camel: upper(camel),
  plural,
  Plural: upper(plural),
  kebab,
  kebabPlural,
  snake: kebab.replaceAll('-', '_'),
  rotulo: lower(rotulo),
  Rotulo: rotulo,
  rotulos: lower(rotulos),
  Rotulos: rotulos,
  campo,
  coluna: campo.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
}

const root = path.resolve(import.meta.dirname, '../..')
const here = (file) => path.join(root, file)
const written = []
const write = (file, text) => {
  mkdirSync(path.dirname(here(file)), { recursive: true })
  writeFileSync(here(file), text)
  written.push(file)
}

/** Inserts `lines` after the line that `line` matches. */
function insert(file, line, lines) {
  const text = readFileSync(here(file), 'utf8')
  const at = line.exec(text)
  if (!at) throw new Error(`${file} has no line like ${line}`)
  const end = at.index + at[0].length
  write(file, `${text.slice(0, end)}${lines}${text.slice(end)}`)
}

for (const side of ['server', 'client'])
  if (existsSync(here(`${side}/features/${area}/${kebab}`))) fail(`${side}/features/${area}/${kebab} is there already.`)

// make all files before the first is written, so that an error leaves nothing behind
const files = ['server', 'client'].flatMap((side) => {
  const from = `${side}/features/${example}`
  return globSync('**/*.*', { cwd: here(from) })
    .filter((file) => !skipped.test(`${from}/${file}`))
    .map((file) => {
      const template = templateOf(side, file, readFileSync(here(`${from}/${file}`), 'utf8'))
      return [
        `${side}/features/${area}/${kebab}/${fill(template.file, names)}`,
        fill(template.text, names, values.feminino),
      ]
    })
})
const rules = templateOf(
  'schema',
  'tipo-patrimonio.input.ts',
  readFileSync(here(`schema/rules/${example}.input.ts`), 'utf8'),
)
files.push([`schema/rules/${area}/${kebab}.input.ts`, fill(rules.text, names, values.feminino)])
for (const [file, text] of files) write(file, text)

const importPath = `./features/${area}/${kebab}`
insert(
  'server/features.ts',
  /^import .*tipo-patrimonio.*\n/m,
  `import { ${camel}Feature } from '${importPath}/index.js'\n`,
)
insert('server/features.ts', /^ {2}tipoPatrimonioFeature,\n/m, `  ${camel}Feature,\n`)
insert(
  'client/features.ts',
  /^import .*tipo-patrimonio.*\n/m,
  `import { ${camel}Feature } from '${importPath}/feature'\n`,
)
const group = new RegExp(`text: '${areas[area]}',\\s*icon: \\w+,\\s*features: \\[[^\\]]*?(?=,?\\s*\\])`)
insert('client/features.ts', group, `, ${camel}Feature`)

// longer or shorter names change line breaks and the order of imports
const biome = (...args) =>
  spawnSync(here('node_modules/.bin/biome'), [...args, ...new Set(written)], { cwd: root, encoding: 'utf8' })
biome('lint', '--write', '--unsafe', '--only=correctness/noUnusedImports')
const { status, stdout, stderr } = biome('check', '--write')
if (status !== 0) console.error(stdout + stderr)

console.log(`${[...new Set(written)].join('\n')}

Next:
  1. ${kebab}.actions.ts: who may ${camel}.ler, .escrever and .exportar?
  2. schema/rules/${area}/${kebab}.input.ts, ${kebab}.entity.ts, .type.ts, .queries.ts, .rest.ts and the screens: the fields besides ${campo}
  3. npm run migration -- create ${names.snake}
  4. npm run emit && npm run codegen
  5. schema/CONTEXT.md: a line for the term
  6. ${kebab}.sample.ts, for the sweeps: what input it takes besides ${campo}, rows for its list
  7. npm run check && npm test`)
