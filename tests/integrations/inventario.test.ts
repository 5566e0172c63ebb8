import { copyFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Installation, installation, root } from './server.js'

let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken([
    'patrimonio.ler',
    'patrimonio.escrever',
    'tipoPatrimonio.ler',
    'tipoPatrimonio.escrever',
  ])
  const tool = path.join(import.meta.dirname, 'inventario')
  for (const file of readdirSync(tool)) copyFileSync(path.join(tool, file), path.join(server.folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(server.folder, 'node_modules'))
})
afterAll(() => server.stop())

test('a client generated from the OpenAPI document compiles, and its tool takes stock over REST', async () => {
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
  const generated = await server.run(bin('oazapfts'), [`${server.url}/api/openapi.json`, 'candeia.generated.ts'], token)
  expect([generated.status, generated.stderr]).toEqual([0, ''])
  const compiled = await server.run(bin('tsc'), ['--checkers', '1'], token)
  expect([compiled.status, compiled.stdout]).toEqual([0, ''])

  const take = async (...lines: string[]) => {
    writeFileSync(path.join(server.folder, 'contagem.csv'), `${lines.join('\n')}\n`)
    const { status, stdout, stderr } = await server.run(process.execPath, ['dist/inventario.js'], token)
    expect([status, stderr]).toEqual([0, ''])
    return stdout.trimEnd().split('\n')
  }
  const counted = ['P-1;Teclado;Salão', 'P-2;Mesa de som;Salão', ';Sem código;Salão']
  const refused = 'recusado:  422 VALIDATION_FAILED {"codigoPatrimonio":"Informe o código do patrimônio."}'
  expect(await take(...counted)).toEqual([
    'novo: P-1 Teclado (Inventário)',
    'novo: P-2 Mesa de som (Inventário)',
    refused,
  ])
  expect(await take(...counted)).toEqual([refused])
  expect(await take('P-2;Mesa de som;Sala 2')).toEqual(['mudou: P-2 de Salão para Sala 2', 'não achado: P-1 Teclado'])
})
