// Checks that AGPL-3.0-only allows the licence of every package that users get. With --list it prints all of them.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Licences whose works may be part of a work under AGPL-3.0. OFL-1.1 is a licence of fonts; LGPL-3.0 is that of a
 * linked library.
 */
const allowed = new Set([
  '0BSD',
  'AGPL-3.0-only',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose package.json names no licence, with the one that their file LICENSE has. */
const unnamed = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' }

/** Whether an expression such as '(MIT OR GPL-2.0)' allows the use: one of those joined by OR, all of those joined by AND. */
export function permits(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(permits)
  return plain.split(' AND ').every((one) => allowed.has(one.replace(/^\(|\)$/g, '')))
}

/** The packages of a lock that users get, each with its licence; undefined where none is known. */
export function licencesOf({ packages }) {
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder && !dev)
    .map(([folder, { name, version, license, integrity }]) => {
      const own = name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name: own, version, licence: license ?? unnamed[own], integrity }
    })
}

export const refusedOf = (lock) => licencesOf(lock).filter(({ licence }) => !licence || !permits(licence))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  if (process.argv.includes('--list'))
    for (const { name, version, licence } of licencesOf(lock)) console.log(`${name}\t${version}\t${licence}`)
  const faults = refusedOf(lock).map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'}`)
  for (const [name, licence] of Object.entries(unnamed)) {
    const file = path.join(root, 'node_modules', name, 'LICENSE')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // the only kind that this list has so far
    if (
      existsSync(path.dirname(file)) &&
      licence === 'MIT' &&
      !/permission is hereby granted, free of charge/i.test(text)
    )
      faults.push(`${name}: its LICENSE is not that of MIT`)
  }
  if (faults.length) {
    console.error(
      `AGPL-3.0-only does not allow, or the list in tests/tools/check-licences.mjs does not know:\n${faults.join('\n')}`,
    )
    process.exitCode = 1
  }
}
