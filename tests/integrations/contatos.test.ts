import { copyFileSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Installation, installation, root } from './server.js'

let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken(['usuario.ler', 'usuario.lerEmail', 'usuario.lerDadosPessoais'])
  const tool = path.join(import.meta.dirname, 'contatos')
  for (const file of readdirSync(tool)) copyFileSync(path.join(tool, file), path.join(server.folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(server.folder, 'node_modules'))
})
afterAll(() => server.stop())

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

async function synchronise() {
  const { status, stdout, stderr } = await server.run(process.execPath, ['dist/contatos.js'], token)
  expect([status, stderr]).toEqual([0, ''])
  const book = readFileSync(path.join(server.folder, 'contatos.vcf'), 'utf8')
  return { said: stdout.trim(), cards: book.split('END:VCARD\r\n').slice(0, -1) }
}

test('an address book is built with types from /graphql/schema, and then kept in step with what changes', async () => {
  const generated = await server.run(bin('graphql-codegen'), ['--config', 'codegen.ts'], token)
  expect([generated.status, generated.stderr]).toEqual([0, expect.not.stringContaining('rror')])
  const compiled = await server.run(bin('tsc'), ['--checkers', '1'], token)
  expect([compiled.status, compiled.stdout]).toEqual([0, ''])

  for (let n = 0; n < 120; n++) await server.church.person({ name: `Pessoa ${n}` })
  const ruth = await server.church.person({
    name: 'Ruth, a Moabita da Silva Gonçalves de Belém e Conceição do Campo Largo',
    email: 'ruth@exemplo.com.br',
    telefoneUsuario: '11987654321',
    dataNascimento: '1990-05-17',
  })
  const first = await synchronise()
  expect(first.said).toBe('122 novos, 0 alterados, 0 removidos, 122 ao todo')
  expect(first.cards).toHaveLength(122)
  const card = first.cards.find((text) => text.includes(ruth.uuid)) ?? ''
  expect(card.replaceAll('\r\n ', '')).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      `UID:urn:uuid:${ruth.uuid}`,
      'FN:Ruth\\, a Moabita da Silva Gonçalves de Belém e Conceição do Campo Largo',
      'EMAIL:ruth@exemplo.com.br',
      'TEL;VALUE=uri:tel:+5511987654321',
      'BDAY:19900517',
      '',
    ].join('\r\n'),
  )
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

  expect((await synchronise()).said).toBe('0 novos, 0 alterados, 0 removidos, 122 ao todo')

  const owner = await server.church.token(1)
  const gone = await server.church.person({ name: 'Orfa', usuarioAtivo: 0 })
  await server.church.person({ name: 'Noemi' })
  const change = 'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { versao } }'
  await server.app.graphql(owner, change, { id: ruth.uuid, input: { name: 'Ruth de Boaz' } })
  const [leaving] = await server.app.sql<{ id: number }>(`select id from usuario where id_cliente = $1 and name = $2`, [
    server.church.idCliente,
    'Pessoa 7',
  ])
  await server.app.graphql(owner, 'mutation($id: ID!) { desativarUsuario(id: $id) { id } }', { id: leaving?.id })
  const second = await synchronise()
  expect(second.said).toBe('1 novos, 1 alterados, 1 removidos, 122 ao todo')
  const all = second.cards.join('')
  expect([all.includes('FN:Ruth de Boaz'), all.includes('FN:Noemi')]).toEqual([true, true])
  expect([all.includes('FN:Pessoa 7\r'), all.includes(gone.uuid)]).toEqual([false, false])
})
