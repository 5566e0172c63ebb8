import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { scratchDirectory } from '../../../../tests/factories/process.js'
import { folderOfEarlier, keepScripts } from './earlier-scripts.js'

const { dir, remove } = scratchDirectory()
afterEach(remove)

const data = path.join(dir, 'data')
const assets = path.join(data, 'assets')
const days = (count: number) => new Date(Date.now() - count * 86_400_000)

/** An image with a build of these files, as the Dockerfile makes it: it has no files of other builds. */
function image(name: string, ...files: string[]) {
  const client = path.join(dir, name, 'client')
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  for (const file of files) writeFileSync(path.join(client, 'assets', file), file)
  const list = path.join(dir, name, '.client-files')
  writeFileSync(list, JSON.stringify(files))
  return { client, list, start: () => keepScripts(client, list, data) }
}

const kept = () =>
  readdirSync(assets)
    .filter((name) => name !== 'versao.json')
    .sort()

/** Lets this number of days pass for all files that are kept. */
function wait(count: number): void {
  for (const name of readdirSync(assets)) utimesSync(path.join(assets, name), days(count), days(count))
}

test('scripts of an earlier image are kept for 30 days after the image that replaced it was started', async () => {
  await image('one', 'a-1.js', 'a-1.js.br', 'b-1.css', 'foto.webp').start()
  expect(kept()).toEqual(['a-1.js', 'b-1.css'])
  expect(readFileSync(path.join(assets, 'a-1.js'), 'utf8')).toBe('a-1.js')
  wait(90)
  const two = image('two', 'a-2.js', 'b-1.css')
  await two.start()
  expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.css'])
  // a second start of the same image is no new build
  wait(29)
  await two.start()
  expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.css'])
  wait(31)
  await image('three', 'a-3.js').start()
  expect(kept()).toEqual(['a-2.js', 'a-3.js', 'b-1.css'])
})

test('several servers keep their scripts in one folder at the same time, also those of different builds', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `parte-${index}.js`)
  const [old, fresh] = [image('old', ...names, 'a-1.js'), image('fresh', ...names, 'a-2.js')]
  await Promise.all([old, fresh, old, fresh, fresh].map(({ start }) => start()))
  expect(kept()).toEqual([...names, 'a-1.js', 'a-2.js'].sort())
  for (const name of names) expect(readFileSync(path.join(assets, name), 'utf8')).toBe(name)
})

test('what a start left unfinished goes away; a list that cannot be read does no harm', async () => {
  const { start, list } = image('one', 'a-1.js')
  await start()
  writeFileSync(path.join(assets, 'a-1.js.17-x.tmp'), '')
  writeFileSync(path.join(assets, 'versao.json'), '["a-1')
  writeFileSync(list, '')
  wait(31)
  await start()
  expect(kept()).toEqual(['a-1.js'])
})

test('a list never names a file outside the folder', async () => {
  const { start } = image('one', 'a-1.js')
  mkdirSync(assets, { recursive: true })
  writeFileSync(path.join(data, 'secret.key'), 'x')
  utimesSync(path.join(data, 'secret.key'), days(40), days(40))
  writeFileSync(path.join(assets, 'versao.json'), '["../secret.key"]')
  await start()
  expect(existsSync(path.join(data, 'secret.key'))).toBe(true)
  expect(folderOfEarlier(data, '../secret.key')).toBeUndefined()
  expect(folderOfEarlier(data, 'versao.json')).toBeUndefined()
  expect(folderOfEarlier(data, 'a-1.js')).toBe(assets)
})

test('a folder that cannot be written is an error that the start reports, and not a half-kept script', async () => {
  const { start } = image('one', 'a-1.js')
  // a file in the place of the folder fails for every user, root included
  mkdirSync(data, { recursive: true })
  writeFileSync(assets, '')
  await expect(start()).rejects.toThrow(/EEXIST|ENOTDIR/)
  rmSync(assets)
  chmodSync(data, 0o700)
  await start()
  expect(kept()).toEqual(['a-1.js'])
})
