import type { Rolldown } from 'vite'

type Styles = { viteMetadata?: { importedCss: ReadonlySet<string> } }

/**
 * The files of modules, of all that they import, and their styles. The files of the modules themselves come last.
 * @throws Error when a module is not in exactly one script
 */
export function filesOf(modules: readonly RegExp[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk & Styles => part.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const visited = new Set<string>()
  const add = (file: string) => {
    const chunk = byName.get(file)
    if (!chunk || visited.has(file)) return
    visited.add(file)
    for (const imported of chunk.imports) add(imported)
    for (const styles of chunk.viteMetadata?.importedCss ?? []) files.add(styles)
    files.add(file)
  }
  for (const module of modules) {
    const own = chunks.filter(({ facadeModuleId }) => facadeModuleId && module.test(facadeModuleId))
    // a module that other files share has no file of its own
    const found = own.length > 0 ? own : chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    if (found.length !== 1) throw new Error(`${module} is in ${found.length} scripts instead of one`)
    for (const { fileName } of found) add(fileName)
  }
  return files
}
