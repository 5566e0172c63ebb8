import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const version = '0.1.0'

/** The project's root directory, from the sources as well as from dist. */
export const projectRoot = path.resolve(
  import.meta.dirname,
  import.meta.dirname.includes(`${path.sep}dist${path.sep}server`) ? '../../../..' : '../../..',
)

/** The built web client. */
export const clientDir = path.join(projectRoot, 'dist/client')

/** The names of the files of this build, without those of earlier builds that lie beside them. */
export const clientFiles = path.join(projectRoot, 'dist/.client-files')

/** What changed in the GraphQL schema from release to release (schema/CHANGELOG.md, written by emit). */
export const schemaChangelog = (): Promise<string> => readFile(path.join(projectRoot, 'schema/CHANGELOG.md'), 'utf8')

/** Hashes of the operations that the browser client sends (schema/operations.json, written by codegen). */
export async function browserOperations(): Promise<ReadonlySet<string>> {
  const operations = JSON.parse(await readFile(path.join(projectRoot, 'schema/operations.json'), 'utf8')) as Record<
    string,
    string
  >
  return new Set(Object.keys(operations))
}
