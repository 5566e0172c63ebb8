import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** A document of the client with the fragments that it names, as the browser sends it. */
export function documentOf(name: string): string {
  const text = globSync('client/**/*.graphql', { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const part = (kind: 'query' | 'fragment', of: string): string => {
    const found = new RegExp(`^${kind} ${of}\\b[\\s\\S]*?^}`, 'm').exec(text)?.[0]
    if (!found) throw new Error(`no ${kind} ${of}`)
    return found
  }
  const parts = new Map([[name, part('query', name)]])
  for (const known of parts.values())
    for (const [, fragment] of known.matchAll(/\.\.\.(\w+)/g))
      if (fragment && fragment !== 'on' && !parts.has(fragment)) parts.set(fragment, part('fragment', fragment))
  return [...parts.values()].join('\n')
}
