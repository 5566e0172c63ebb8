import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const written = /\bpath: '([^']+)'/g

/**
 * The addresses of all screens, as they are written in the routes files. Those below /dashboard begin without a slash;
 * printed pages also come from other tables, so every address below /relatorio counts as one.
 */
export function screenAddresses(folder: string): string[] {
  const files = readdirSync(path.join(folder, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])routes\.tsx?$/.test(file))
    .map((file) => path.join(folder, 'features', file))
  const paths = [...files, path.join(folder, 'routes.tsx')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(([, one = '']) => one),
  )
  const absolute = paths.map((one) => (one.startsWith('/') ? one : `/dashboard/${one}`))
  return [...new Set([...absolute, '/relatorio/*'])].filter((one) => one !== '/dashboard/*').sort()
}

/** Writes the list for the server, which answers any other address with the status 404. */
export const listScreens = (): Plugin => ({
  name: 'list-screens',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'telas.json',
      source: JSON.stringify(screenAddresses(import.meta.dirname)),
    })
  },
})
