import type { Plugin } from 'vite'

/**
 * The loader interface that Blueprint's Icon expects for icons given by name. Here every icon is a component, so the
 * list is empty.
 */
const LOADER = `
export class Icons {
  static setLoaderOptions() {}
  static async load() {}
  static async loadAll() {}
  static getPaths() {}
  static isValidIconName() { return false }
}`

const built = process.env.NODE_ENV === 'production'

/** What Blueprint tells developers in the console. */
const withoutAdvice = (code: string) => code.replace(/ns \+\s*`[^`]*`/g, 'ns')

/** Class names whose beginning is known are plain texts, and the bundler leaves out those that nobody uses. */
const withKnownPrefix = (code: string) =>
  code.replace(/let NS = "bp6";[\s\S]*?\/\/ modifiers/, 'const NS = "bp6";').replace(/\$\{NS\}/g, 'bp6')

/**
 * Leaves out of Blueprint what the first page would load in vain: the list of icon names and the loader of their drawings
 * (14 kB, gzip), its advice to developers, and the names of classes that nobody uses (1 kB).
 */
export const leanBlueprint = (): Plugin => ({
  name: 'lean-blueprint',
  enforce: 'pre',
  load: (id) => (/@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/.test(id) ? LOADER : null),
  transform(code, id) {
    const [, file] = /@blueprintjs\/core\/lib\/esm\/common\/(errors|classes)\.js$/.exec(id) ?? []
    if (!built || !file) return null
    return file === 'errors' ? withoutAdvice(code) : withKnownPrefix(code)
  },
})
