/*
 * node tests/tools/house.mjs [root] [--list]   measures how simple the house is, for this tree or another checkout
 *
 * It counts what docs/architecture.md promises to keep small: circles of folders, features that read each other's tables,
 * ways to read a record's children, long or tangled functions, crowded folders, slots of `Feature` with one user, tests
 * with the same title, lines. --list names what was counted. Comments and blank lines are no lines of code.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { functionsOver, tooComplex, tooLong } from './large-functions.mjs'
import { arrowsOf, importsOf, pairsIn, tableCircles } from './table-circles.mjs'

const own = path.resolve(import.meta.dirname, '../..')
const [given] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const root = path.resolve(given ?? own)
const listed = process.argv.includes('--list')

const sources = ['server', 'client', 'schema', 'tests', 'migrations'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /(?<!\.d)\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`),
)
const texts = new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))

const isGenerated = (file) => /\.generated\.ts$|^client\/gql\//.test(file)
const isTest = (file) => /\.test\.tsx?$|^tests\//.test(file)
/** The product's own code of one side. */
const code = (side) => sources.filter((file) => file.startsWith(`${side}/`) && !isTest(file) && !isGenerated(file))

/** Lines that say something to the computer. */
const linesOf = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => (comment.includes('\n') ? '\n' : ''))
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('//')).length

const figures = []
const details = []

function groupsOf(all, keyOf) {
  const groups = new Map()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** One figure; its members are printed with --list. */
function figure(name, value, members = []) {
  figures.push({ name, value })
  if (listed && members.length) details.push({ name, members })
}

// --- imports

/** The groups of rooms that reach each other (Tarjan, "Depth-first search and linear graph algorithms", 1972). */
function circlesIn(arrows) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []]
  const visit = (room) => {
    index.set(room, index.size)
    low.set(room, index.get(room))
    stack.push(room)
    for (const to of arrows.get(room) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(room, Math.min(low.get(room), low.get(to)))
    }
    if (low.get(room) !== index.get(room)) return
    const circle = stack.splice(stack.indexOf(room))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const room of arrows.keys()) if (!index.has(room)) visit(room)
  return found
}

for (const side of ['server', 'client']) {
  // a folder; on a floor without folders a file
  const roomOf = (file) => new RegExp(`^${side}/kernel/((?:(?:base|data|work|transport)/)?[^/.]+)`).exec(file)?.[1]
  const arrows = arrowsOf(texts, code(side), roomOf)
  const circles = circlesIn(arrows)
  figure(
    `${side}/kernel: rooms in circles, of ${arrows.size}`,
    circles.flat().length,
    circles.map((one) => one.join(' ')),
  )
  const pairs = pairsIn(arrows)
  figure(`${side}/kernel: pairs of rooms that import each other`, pairs.length, pairs)
}

// --- tables of other features

const { uses, pairs } = tableCircles(texts)
figure("server: uses of other features' tables (file and table)", uses.length, uses)
figure('server: pairs of features that need each other through tables', pairs.length, pairs)

// --- ways to read what belongs to a record: an edge or a loader (docs/adr/0039), and none of the ways that are gone

for (const way of ['openProving', 'nestedList', 'asJson', 'NeedsNested', 'broughtLists', 'gathered', 'clearOrderBy']) {
  const files = code('server').filter((file) => new RegExp(`\\b${way}\\b`).test(texts.get(file)))
  figure(`server: files that say ${way}`, files.length, files)
  if (files.length && root === own) process.exitCode = 1
}

// --- size

const over = (side, rules) => functionsOver(root, side, rules).map(({ text }) => text)
const outsideJsx = (found) => found.filter((line) => !/^[^:]+\.tsx:/.test(line))
for (const side of ['server', 'client']) {
  const long = outsideJsx(over(side, tooLong(80)))
  figure(`${side}: functions over 80 lines, outside JSX`, long.length, long)
  const tangled = over(side, tooComplex)
  figure(`${side}: functions with a cognitive complexity over 15`, tangled.length, tangled)
}
const large = over('client', tooLong(200)).filter((line) => /^[^:]+\.tsx:/.test(line))
figure('client: components over 200 lines', large.length, large)

const perFolder = groupsOf(
  sources.filter((file) => !isGenerated(file) && !file.startsWith('migrations/')),
  (file) => path.dirname(file),
)
const crowded = [...perFolder].filter(([folder, files]) => /^(server|client)\//.test(folder) && files.length > 25)
figure(
  'folders with more than 25 loose files',
  crowded.length,
  crowded.map(([folder, files]) => `${folder}: ${files.length}`),
)

// --- slots of Feature

const feature =
  (texts.get('server/kernel/transport/feature.ts') ?? '') +
  (texts.get('server/kernel/work/contributions/contributions.ts') ?? '')
const slots = ['interface Contributions {', 'export interface Feature ']
  .flatMap((start) => {
    const from = feature.indexOf(start)
    return from < 0 ? [] : feature.slice(from, feature.indexOf('\n}', from)).split('\n')
  })
  .flatMap((line) => /^ {2}(\w+)\??[:(]/.exec(line)?.[1] ?? [])
const declared = code('server').filter((file) => /^server\/features\/[^/]+\/[^/]+\/index\.ts$/.test(file))
const single = slots.filter(
  (slot) =>
    declared.filter((file) => new RegExp(`^ {2}(?:async )?${slot}[,:(]`, 'm').test(texts.get(file))).length === 1,
)
figure(`slots of Feature with one user, of ${slots.length}`, single.length, single)

const citus = code('server').filter(
  (file) => !/citus/.test(file) && importsOf(texts, file).some((to) => to.includes('/citus/')),
)
figure('server: files outside its rooms that import Citus', citus.length, citus)

// --- tests with the same title

const titles = sources
  .filter((file) => file.endsWith('.test.ts') && file.startsWith('server/features/'))
  .flatMap((file) => [...texts.get(file).matchAll(/\btest\(\s*(['"`])((?:(?!\1).)*)\1/g)].map(([, , title]) => title))
const repeated = [...groupsOf(titles, (title) => title)].filter(([, all]) => all.length > 2)
figure(
  'tests of features that share their title with two others or more',
  repeated.reduce((sum, [, all]) => sum + all.length, 0),
  repeated.map(([title, all]) => `${all.length}x ${title}`),
)

// --- the other side's copies, and lines

const generatedHooks = sources.filter((file) => /^client\/.*\.generated\.ts$/.test(file))
const hooks = generatedHooks.flatMap((file) =>
  [...texts.get(file).matchAll(/export (?:function|const) (use\w+)/g)].map(([, name]) => name),
)
const called = new Set(code('client').flatMap((file) => texts.get(file).match(/\buse[A-Z]\w*/g) ?? []))
const idle = hooks.filter((hook) => !called.has(hook))
figure(`client: generated hooks that nobody calls, of ${hooks.length}`, idle.length)
figure('client: lines of the types of the schema', linesOf(texts.get('client/gql/types.ts') ?? ''))

const byHand = (files) =>
  files.filter((file) => !isGenerated(file)).reduce((sum, file) => sum + linesOf(texts.get(file)), 0)
figure('lines of code by hand: server', byHand(code('server')))
figure('lines of code by hand: client', byHand(code('client')))
figure('lines of code by hand: schema', byHand(code('schema')))
figure('lines of code by hand: tests', byHand(sources.filter(isTest)))
figure('lines of code: migrations', byHand(sources.filter((file) => file.startsWith('migrations/'))))
figure(
  'lines of code: generated',
  sources.filter(isGenerated).reduce((sum, file) => sum + linesOf(texts.get(file)), 0),
)
const boundary = [...code('server'), ...code('schema')].filter((file) =>
  /\.(resolver|type|rest|input|export)\.ts$|-export\.ts$/.test(file),
)
figure('server: lines of resolver, type, rest, input, export', byHand(boundary))

for (const { name, members } of details)
  process.stdout.write(`\n${name}\n${members.map((one) => `  ${one}\n`).join('')}`)
const width = Math.max(...figures.map(({ name }) => name.length))
for (const { name, value } of figures) process.stdout.write(`${name.padEnd(width)} ${String(value).padStart(7)}\n`)
