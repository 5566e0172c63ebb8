import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const client = path.resolve(import.meta.dirname, '../../client')

const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
  .map((file) => ({ file, text: readFileSync(path.join(client, file), 'utf8') }))

/**
 * Allowed places of import(): routes (laterRoutes wraps them), `later`, and functions that import again at each call.
 */
const allowed = [
  /\blazy: \(\) => import\(/,
  /const form = \(\) => import\(/,
  /later(<.*>)?\(async \(\) => \(await import\(/,
  /=> import\('\.\/(open-close|signed-in)'\)/,
  // the audit dialog imports the texts again with its button 'Tentar de novo'
  /^ +(texts: \{ )?(\w+: \(\) => import\('\.\/texts(-\w+)?'\),? ?)+(\},)?$/,
  /\(await import\('.*apollo\/client'\)\)\.client/,
  /Promise\.all\(\[import\('\.\/frame'\)/,
  /coming \?\?= import\('\.\/toaster'\)/,
  /^ *import\('\.\/live'\)\.then\(/,
  // each error imports it
  /^ *void import\('\.\/report'\)\.then\(/,
  // the copies of answers, and what is fetched to be copied: the next answer imports again
  /const store = \(\) => import\('\.\/store'\)/,
  /void import\('\.\/levar'\)\.then\(/,
  // each answer of the server to a roster imports the copies
  /^ *void import\('.*kernel\/kept\/store'\)\.then\($/,
  // signing out asks the outbox each time, and each answer to a roster imports it, with what is said of it
  /const \{ sayWaiting \} = await import\('\.\/say'\)/,
  /const \{ outbox(, sendNow)? \} = await import\('\.(\.\/outbox)?\/browser'\)/,
]

test('import() appears only in places that try again after a failed import', () => {
  const imports = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => /\bimport\(/.test(line) && !/^ *(\*|\/\*|\/\/)/.test(line) && !/\bRegExp|\/import/.test(line))
      .map((line) => ({ file, line })),
  )
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(({ line }) => !allowed.some((form) => form.test(line)))).toEqual([])
})

test('React.lazy is not used, since it remembers a failed import', () => {
  const users = sources.filter(({ text }) => /\blazy\b[^:\n]*from 'react'|\blazy\(\(\)|React\.lazy\(/.test(text))
  expect(users.map(({ file }) => file)).toEqual([])
})
