import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { projectCopy } from '../factories/project-copy.js'

test('a build removes what has no source, also when no source has changed', async () => {
  const copy = projectCopy()
  const at = (name: string) => path.join(copy.dir, 'dist', name)
  const put = (name: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true })
    writeFileSync(at(name), '')
    return name
  }
  await copy.npm('build', 'server')
  const main = statSync(at('server/main.js')).mtimeMs
  const left = [
    // of a deleted feature and of a deleted migration
    'server/features/ensino/sala/sala/sala.entity.js',
    'server/features/ensino/sala/sala/sala.entity.js.map',
    'migrations/Migration20990101000000_sala.js',
    // of sources that a build does not translate
    'server/features/pessoas/celula/celula.sample.js',
    'server/app.test.js',
    'server/app.d.ts',
  ].map(put)
  await copy.npm('build', 'server')
  expect(left.filter((name) => existsSync(at(name)))).toEqual([])
  expect(statSync(at('server/main.js')).mtimeMs).toBe(main)
  expect(existsSync(at('migrations/index.js.map'))).toBe(true)
})
