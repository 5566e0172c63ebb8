import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type Lock, licencesOf, permits, refusedOf } from './check-licences.mjs'
import { sbomOf } from './sbom.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const lock: Lock = json('package-lock.json')

test('AGPL-3.0-only allows the licence of every package that users get; others are refused, and so is a package without one', () => {
  expect(refusedOf(lock)).toEqual([])
  expect(licencesOf(lock).length).toBeGreaterThan(300)
  expect(['MIT', '(MIT OR GPL-2.0-only)', '(MIT AND BSD-3-Clause)'].map(permits)).toEqual([true, true, true])
  expect(['GPL-2.0-only', 'SSPL-1.0', 'MIT AND CC-BY-NC-4.0', 'UNLICENSED'].map(permits)).toEqual([
    false,
    false,
    false,
    false,
  ])
  const planted: Lock = {
    packages: {
      '': { name: 'candeia' },
      'node_modules/a': { version: '1.0.0', license: 'BUSL-1.1' },
      'node_modules/b/node_modules/@c/d': { version: '2.0.0' },
      'node_modules/tool': { version: '3.0.0', license: 'GPL-2.0-only', dev: true },
    },
  }
  expect(refusedOf(planted).map(({ name }) => name)).toEqual(['a', '@c/d'])
})

test('each package that would run a script when it is installed is refused that in package.json, and no other is named there', () => {
  const installs = Object.entries(lock.packages).flatMap(([folder, { hasInstallScript }]) =>
    hasInstallScript ? [folder.split('node_modules/').at(-1)] : [],
  )
  const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> }
  expect(installs.length).toBeGreaterThan(3)
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(installs)].sort())
  expect(Object.values(allowScripts)).not.toContain(true)
})

test('the list of components (CycloneDX) has every installed package with its version, licence and hash', () => {
  const sbom = sbomOf(lock)
  expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const listed = new Map(sbom.components.map((one) => [one.purl, one]))
  expect(listed.size).toBe(sbom.components.length)
  for (const [folder, { dev }] of Object.entries(lock.packages)) {
    if (!folder || dev || !existsSync(path.join(root, folder, 'package.json'))) continue
    const { name, version } = json(`${folder}/package.json`)
    const component = listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect({ name, licences: component?.licenses?.length }).toEqual({ name, licences: 1 })
    expect(component?.hashes?.[0]?.content).toMatch(/^[\da-f]{40,128}$/)
  }
  for (const name of ['dataloader', 'fastify', 'react'])
    expect(sbom.components.some((one) => one.name === name)).toBe(true)
  expect(sbom.components.some(({ name }) => name === 'typescript')).toBe(false)
  // the same lock gives the same document
  expect(sbomOf(lock)).toEqual(sbom)
})
