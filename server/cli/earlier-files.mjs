import { existsSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const DAYS_KEPT = 30
/** For machines that build many times a day. */
const MB_KEPT = 300

/**
 * Moves the scripts and styles of earlier builds into the new build, because pages that are open still load them. A
 * file is kept for 30 days after a build no longer contains it: its time of change is set to the time of that build.
 * @param now the directory of the build that is served
 * @param next the directory of the new build
 * @param list a file with the names that belong to the build that is served; it is written again
 */
export function keepEarlierFiles(now, next, list) {
  const [from, to] = [now, next].map((place) => path.join(place, 'assets'))
  const built = readdirSync(to)
  if (existsSync(from)) {
    const replaced = new Set(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : readdirSync(from))
    const earlier = readdirSync(from).filter((name) => /\.(js|css|woff2)$/.test(name) && !built.includes(name))
    for (const name of earlier) if (replaced.has(name)) utimesSync(path.join(from, name), new Date(), new Date())
    const files = earlier
      .map((name) => {
        const { size, mtimeMs } = statSync(path.join(from, name))
        return { name, size, mtimeMs }
      })
      .filter(({ mtimeMs }) => mtimeMs > Date.now() - DAYS_KEPT * 86_400_000)
      .sort((a, b) => b.mtimeMs - a.mtimeMs)
    let room = MB_KEPT * 1e6
    for (const { name, size } of files) {
      room -= size
      if (room > 0) renameSync(path.join(from, name), path.join(to, name))
    }
  }
  writeFileSync(list, JSON.stringify(built))
}
