// Fails when a kernel file of server or client names a feature (its name, a table, a type or a screen's address) in
// code, a string or a comment. The kernel gets these names from the features. Words that the kernel uses itself are
// listed here with the reason.
import 'reflect-metadata'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { features } from '../../dist/server/features.js'

const root = path.resolve(import.meta.dirname, '../..')

/** Names of features that the kernel uses with another meaning, each with the reason. */
const own = {
  'English, or a line of the audit log': 'local post evento Local Post Evento',
  'every row belongs to a church and is written by a person': 'cliente Cliente usuario Usuario',
  'the client signs in by them': 'sessao senha Senha doisFatores',
  'argument of every list': 'busca',
  'any record of a church, of whatever kind': 'registro Registro',
  "tables and actions of the kernel's own": 'arquivo auditoria Auditoria lixeira Lixeira plataforma',
  'the first screen': 'home Home',
}
const ambiguous = new Set(Object.values(own).flatMap((words) => words.split(' ')))

const upper = (name) => name[0].toUpperCase() + name.slice(1)

const names = new Set()
for (const { name, table, tables = {} } of features) {
  const all = [name, upper(name), ...(table ? [table] : []), ...Object.keys(tables)]
  for (const each of all) if (!ambiguous.has(each)) names.add(each)
}

/** The first screen after sign-in is part of the kernel. */
const ownScreens = new Set(['home'])

/** Finds names of features in a text: [line, name]. */
export function namedIn(text) {
  return text.split('\n').flatMap((line, index) => {
    const words = (line.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => names.has(word))
    const screens = [...line.matchAll(/\/dashboard\/([\w-]+)/g)].map(([, screen]) => screen)
    return [...words, ...screens.filter((screen) => !ownScreens.has(screen))].map((name) => [index + 1, name])
  })
}

if (process.argv[1] === import.meta.filename) {
  const files = globSync('{server,client}/kernel/**/*.{ts,tsx,graphql}', { cwd: root })
  const found = files
    .filter((file) => !/\.(test|generated)\./.test(file))
    .flatMap((file) =>
      namedIn(readFileSync(path.join(root, file), 'utf8')).map(([line, name]) => `${file}:${line} names ${name}`),
    )
  if (found.length) {
    console.error(`The kernel knows no feature:\n${found.join('\n')}`)
    process.exitCode = 1
  }
}
