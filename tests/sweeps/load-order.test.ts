import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')

test('the SDL has every @perfil directive, even when a program loads a resolver before the permission table', () => {
  const program = `
    import 'reflect-metadata'
    await import('./dist/server/features/acesso/nivel-usuario/nivel-usuario.resolver.js')
    const { features } = await import('./dist/server/features.js')
    const { makeSchema } = await import('./dist/server/kernel/transport/graphql/schema.js')
    const { printSdl } = await import('./dist/server/kernel/transport/graphql/sdl.js')
    process.stdout.write(printSdl(makeSchema(features)))`
  const sdl = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' })
  expect(sdl).toBe(readFileSync(path.join(root, 'schema/schema.graphql'), 'utf8'))
})
