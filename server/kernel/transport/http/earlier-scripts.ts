import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The same as for builds in one folder (server/cli/earlier-files.mjs). */
const daysKept = 30
const megabytesKept = 300

const isScript = (name: string): boolean => /^[\w.-]+\.(js|css|woff2)$/.test(name)

/** The names of the build that was started last, among the kept files. */
const listName = 'versao.json'

/** Where the scripts of the builds that this installation has served are kept; the name is that of their address. */
export const scriptsDir = (dataDir: string): string => path.join(dataDir, 'assets')

/** The folder of a script that only an earlier build had; undefined when there is none. */
export function folderOfEarlier(dataDir: string, name: string): string | undefined {
  const folder = scriptsDir(dataDir)
  return isScript(name) && existsSync(path.join(folder, name)) ? folder : undefined
}

/**
 * Keeps the scripts and styles of this build in the data directory, because pages that are open still load them when
 * the next build is served, which may come in a new image. A file is kept for 30 days after a build that no longer
 * contains it was started: its time of change is set to that time. Several servers may do this at once in one folder.
 * @param clientDir the build; earlier files that it contains are left to it
 * @param list a file with the names of the build; without it all its scripts count
 */
export async function keepScripts(clientDir: string, list: string, dataDir: string): Promise<void> {
  const from = path.join(clientDir, 'assets')
  if (!existsSync(from)) return
  const folder = scriptsDir(dataDir)
  const built = (await namesIn(list)) ?? (await readdir(from))
  const own = new Set(built.filter((name) => isScript(name) && existsSync(path.join(from, name))))
  await mkdir(folder, { recursive: true })
  const replaced = (await namesIn(path.join(folder, listName))) ?? []
  const now = new Date()
  for (const name of replaced)
    if (!own.has(name)) await utimes(path.join(folder, path.basename(name)), now, now).catch(() => undefined)
  const kept = new Set(await readdir(folder))
  for (const name of own)
    if (!kept.has(name)) await atomically(path.join(folder, name), (file) => copyFile(path.join(from, name), file))
  await atomically(path.join(folder, listName), (file) => writeFile(file, JSON.stringify([...own])))
  await removeOld(folder, own)
}

/** Undefined when there is no such list, or when it cannot be read. */
async function namesIn(list: string): Promise<string[] | undefined> {
  try {
    const names: unknown = JSON.parse(await readFile(list, 'utf8'))
    return Array.isArray(names) ? names.map(String) : undefined
  } catch {
    return undefined
  }
}

/** Other servers, and the requests of this one, never see half a file. */
async function atomically(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`
  try {
    await write(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await unlink(unfinished).catch(() => undefined)
    throw error
  }
}

/** Removes what is too old, and the oldest of what is too much. Another server may have removed it already. */
async function removeOld(folder: string, own: ReadonlySet<string>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== listName && !own.has(name))
  const found = await Promise.all(
    names.map(async (name) => ({ name, ...(await stat(path.join(folder, name)).catch(() => gone)) })),
  )
  let room = megabytesKept * 1e6
  for (const { name, size, mtimeMs } of found.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    room -= size
    if (room > 0 && mtimeMs > Date.now() - daysKept * 86_400_000) continue
    await unlink(path.join(folder, name)).catch(() => undefined)
  }
}

const gone = { size: 0, mtimeMs: 0 }
