/*
 * Which features need each other through tables. Features import each other in one direction only (dependency-cruiser),
 * but a query names tables of other features too, which binds them as an import does. house.mjs counts these uses, and
 * table-circles.test.ts refuses a pair of features without a reason. What a query takes from a variable, such as
 * `sql.table(tabela)`, is not seen.
 *
 * `texts` is a Map of files, from the repository's root, to their texts.
 */
import path from 'node:path'

/** The text without comments, which name tables too. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const featureOf = (file) => /^server\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1]

/** Files of features that the product runs. Samples are test code, which the build leaves out. */
const runs = (file) => featureOf(file) && file.endsWith('.ts') && !/\.(?:test|sample)\.ts$/.test(file)

/** The files that a file imports. */
export const importsOf = (texts, file) =>
  [...texts.get(file).matchAll(/(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/g)].flatMap(([, to]) => {
    const base = path.join(path.dirname(file), to.replace(/\.js$/, ''))
    return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`, to.endsWith('.mjs') ? base : '']
      .filter((one) => texts.has(one))
      .slice(0, 1)
  })

/** Arrows between the rooms of these files; `roomOf` tells a file's room, or undefined. */
export function arrowsOf(texts, files, roomOf) {
  const arrows = new Map()
  for (const file of files) {
    const from = roomOf(file)
    if (!from) continue
    if (!arrows.has(from)) arrows.set(from, new Set())
    for (const to of importsOf(texts, file).map(roomOf)) if (to && to !== from) arrows.get(from).add(to)
  }
  return arrows
}

/** Rooms with arrows to each other. */
export const pairsIn = (arrows) =>
  [...arrows].flatMap(([from, tos]) =>
    [...tos].filter((to) => from < to && arrows.get(to)?.has(from)).map((to) => `${from} <-> ${to}`),
  )

/** The feature of each table, from the entities. */
function ownersOf(texts, files) {
  const owners = new Map()
  for (const file of files.filter((one) => one.endsWith('.entity.ts')))
    for (const [, table] of withoutComments(texts.get(file)).matchAll(/\b(?:tableName: |\w*[tT]able\()'(\w+)'(?! \|)/g))
      owners.set(table, featureOf(file))
  return owners
}

const sqlNames = /\b(?:from|join|into|update|table)\b[ ('"`]*(\w+)/gi
/** Calls with a table's name first or second: `from(work, 'usuario')`, `.leftJoin('usuario', …)`, `idOf(work, 'usuario', …)`. */
const callNames =
  /\b(?:\w*[fF]rom|\w*Join|insertInto|updateTable|change|idOf|isTaken|isRecord|foreignKey)\(\s*(?:(?:[\w.]+|\{[^}]*\}),\s*)?['"`](\w+)/g

/**
 * @returns `uses`: each file with each table of another feature that it names; `pairs`: the features that need each
 *   other, one of them through tables alone
 */
export function tableCircles(texts) {
  const files = [...texts.keys()].filter(runs)
  const owners = ownersOf(texts, files)
  const byImport = arrowsOf(texts, files, featureOf)
  const both = new Map([...byImport].map(([from, tos]) => [from, new Set(tos)]))
  const uses = new Set()
  for (const file of files) {
    const from = featureOf(file)
    const text = withoutComments(texts.get(file))
    for (const [, table] of [...text.matchAll(sqlNames), ...text.matchAll(callNames)]) {
      const to = owners.get(table)
      if (!to || to === from) continue
      uses.add(`${file} ${table}`)
      both.get(from).add(to)
    }
  }
  const imported = new Set(pairsIn(byImport))
  return {
    uses: [...uses].sort(),
    pairs: pairsIn(both)
      .filter((pair) => !imported.has(pair))
      .sort(),
  }
}
