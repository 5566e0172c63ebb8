import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { keepEarlierFiles } from '../../server/cli/earlier-files.mjs'
import { scratchDirectory } from '../factories/process.js'

const { dir, remove } = scratchDirectory()
afterEach(remove)

const days = (count: number) => new Date(Date.now() - count * 86_400_000)

/** A build with these files, as server/cli/build.mjs makes it. Returns the names that are served afterwards. */
function build(...names: string[]): string[] {
  const [now, next] = [path.join(dir, 'client'), path.join(dir, 'client-next')]
  mkdirSync(path.join(next, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(path.join(next, 'assets', name), name)
  keepEarlierFiles(now, next, path.join(dir, '.client-files'))
  if (existsSync(now)) rmSync(now, { recursive: true })
  renameSync(next, now)
  return readdirSync(path.join(now, 'assets')).sort()
}

/** Lets this number of days pass for all files that are served. */
function wait(count: number): void {
  const assets = path.join(dir, 'client/assets')
  for (const name of readdirSync(assets)) utimesSync(path.join(assets, name), days(count), days(count))
}

test('the scripts of earlier builds stay for 30 days after the build that replaced them, not after their own', () => {
  expect(build('a-1.js', 'a-1.js.br', 'b-1.css')).toEqual(['a-1.js', 'a-1.js.br', 'b-1.css'])
  wait(90)
  expect(build('a-2.js', 'b-1.css')).toEqual(['a-1.js', 'a-2.js', 'b-1.css'])
  wait(29)
  expect(build('a-3.js', 'b-1.css')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.css'])
  wait(31)
  // a-3.js belonged to the build that is replaced only now
  expect(build('a-4.js')).toEqual(['a-3.js', 'a-4.js', 'b-1.css'])
})
