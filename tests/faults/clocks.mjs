/*
 * Runs tests with the clock at other moments: each weekday, around midnight in São Paulo and in UTC, at a month's and a
 * year's end. PostgreSQL and all processes of Node.js have the same changed clock, which runs on.
 *
 *   node_modules/.bin/node tests/faults/clocks.mjs [--at='2026-11-28 21:00']... [parts of paths of tests ...]      in a built checkout
 *
 * Without --at (the time in São Paulo) the tests run once at each of the moments below; without parts of paths, all tests
 * run. Installs libfaketime from Debian's packages if it is missing and this runs as root; where it cannot, it says that
 * nothing was checked. Without browser tests: a browser keeps its own clock. Exits with 1 when a test failed.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const given = asked.filter((word) => word.startsWith('--at=')).map((word) => word.slice(5))
const files = asked.filter((word) => !word.startsWith('--at='))

const day = (date) => date.toISOString().slice(0, 10)
const now = new Date()
const year = now.getUTCFullYear()
const inDays = (days) => day(new Date(now.getTime() + days * 86_400_000))
/** São Paulo is three hours behind UTC all year, so the day of UTC begins there at 21:00. */
const moments = [
  ...[0, 1, 2, 3, 4, 5, 6].map(inDays).flatMap((date) => [`${date} 00:10`, `${date} 20:40`, `${date} 21:20`]),
  // the next month has fewer days
  `${year + 1}-01-31 20:40`,
  `${year + 1}-01-31 23:40`,
  `${year}-12-31 20:40`,
  `${year}-12-31 22:30`,
  `${year + 1}-01-01 00:10`,
]

const library = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]

function install() {
  if (library() || process.getuid?.() !== 0) return
  const commands = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends libfaketime'
  spawnSync('sh', ['-c', commands], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Runs the tests in a clock that is now at this moment. */
function passesAt(moment) {
  const time = Date.parse(`${moment.replace(' ', 'T')}:00-03:00`)
  const weekday = new Date(time - 3 * 3_600_000).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  console.log(`\n== ${weekday} ${moment} in São Paulo, ${new Date(time).toISOString().slice(0, 16)} UTC`)
  const seconds = Math.round((time - Date.now()) / 1000)
  const jest = ['node_modules/jest/bin/jest.js', ...files, '--testPathIgnorePatterns=/tests/e2e/']
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/node'), jest, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      LD_PRELOAD: library(),
      // the same distance in all processes; a start at the moment itself would be another one in each
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'fake-clock.mjs')).href}`,
    },
  })
  return status === 0
}

install()
if (library()) {
  const failed = (given.length > 0 ? given : moments).filter((moment) => !passesAt(moment))
  console.log(failed.length > 0 ? `\nFAILED at ${failed.join(', ')} (São Paulo)` : '\nok at all moments')
  if (failed.length > 0) process.exitCode = 1
} else console.log('NOT CHECKED: libfaketime is not installed (Debian: apt-get install libfaketime).')
