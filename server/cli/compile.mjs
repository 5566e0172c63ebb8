// Translates the sources of the server into dist, each by itself. Types are only removed: `npm run check` checks them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import swc from '@swc/core'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['server', 'migrations', 'schema/rules']
const isCompiled = (file) => file.endsWith('.ts') && !/\.(test|sample|d)\.ts$/.test(file)

/**
 * Writes the translation with the time of its source, by which the next run knows it.
 * @param watched whether a server restarts when it is written: then an unchanged translation is not written again
 */
function translate(filename, target, watched) {
  const { atime, mtime } = statSync(filename)
  const { code, map } = swc.transformSync(readFileSync(filename, 'utf8'), {
    filename,
    root,
    swcrc: true,
    sourceMaps: true,
    inlineSourcesContent: false,
    sourceFileName: path.relative(path.dirname(target), filename).replaceAll(path.sep, '/'),
  })
  const text = `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`
  if (watched && existsSync(target) && readFileSync(target, 'utf8') === text) return
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(`${target}.map`, map)
  writeFileSync(target, text)
  utimesSync(target, atime, mtime)
}

/** Compares with a tolerance, because some file systems and copies round the time. */
const isOf = (filename, target) =>
  existsSync(target) && Math.abs(statSync(target).mtimeMs - statSync(filename).mtimeMs) < 2

/**
 * Translates the files that have changed since their translation, or all.
 * @returns the errors of files that cannot be translated
 */
export function compileServer({ everything = false, watched = false }) {
  const errors = []
  for (const folder of folders)
    for (const name of readdirSync(path.join(root, folder), { recursive: true }).filter(isCompiled)) {
      const filename = path.join(root, folder, name)
      const target = path.join(root, 'dist', folder, name.replace(/ts$/, 'js'))
      try {
        if (everything || !isOf(filename, target)) translate(filename, target, watched)
      } catch (error) {
        errors.push(`${path.relative(root, filename)}: ${error.message}`)
      }
    }
  return errors
}

/** Removes what has no source in dist: translations of deleted files, and files that another compiler has put there. */
export function removeOrphans() {
  for (const folder of folders.filter((name) => existsSync(path.join(root, 'dist', name))))
    for (const entry of readdirSync(path.join(root, 'dist', folder), { recursive: true, withFileTypes: true })) {
      const target = path.join(entry.parentPath, entry.name)
      const source = path.relative(path.join(root, 'dist'), target).replace(/\.js(\.map)?$/, '.ts')
      if (entry.isFile() && !(isCompiled(source) && existsSync(path.join(root, source)))) rmSync(target)
    }
}
