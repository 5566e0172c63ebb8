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

/**
 * Replaces Blueprint's list of icon names and the loader of their drawings, which would add 14 kB (gzip) to the first
 * page, and its advice to developers, which adds 0.7 kB.
 */
export const noIconNames = (): Plugin => ({
  name: 'no-icon-names',
  enforce: 'pre',
  load: (id) => (/@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/.test(id) ? LOADER : null),
  transform: (code, id) =>
    process.env.NODE_ENV === 'production' && /@blueprintjs\/core\/lib\/esm\/common\/errors\.js$/.test(id)
      ? code.replace(/ns \+\s*`[^`]*`/g, 'ns')
      : null,
})
