import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hasPython, type Installation, installation, waitFor } from './server.js'

let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken(['usuario.ler', 'usuario.lerDadosPessoais'])
  copyFileSync(path.join(import.meta.dirname, 'boas-vindas/boas_vindas.py'), path.join(server.folder, 'boas_vindas.py'))
})
afterAll(() => server.stop())

const list = () => readFileSync(path.join(server.folder, 'boas-vindas.csv'), 'utf8').split('\n').slice(1, -1)
const shows = (...lines: string[]) =>
  waitFor(() => {
    try {
      return JSON.stringify(list()) === JSON.stringify(lines)
    } catch {
      return false
    }
  })

// the product does not need Python, so a machine without it cannot run this tool
const withPython = hasPython ? test : test.skip

withPython('a receiver keeps a list of people, although it stops, fails and gets deliveries twice', async () => {
  const admin = await server.church.token(1)
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await server.app.graphql(admin, query, variables)
    expect(errors).toBeUndefined()
    return data
  }
  const create = async (name: string, telefoneUsuario: string): Promise<string> =>
    (
      await ask('mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
        input: { name, telefoneUsuario },
      })
    ).criarUsuario.id
  const eventos = ['pessoa.criada', 'pessoa.alterada', 'pessoa.excluida', 'pessoa.restaurada']
  const running = await server.receiver(['python3', 'boas_vindas.py'], token, eventos)
  try {
    const lia = await create('Lia', '11911112222')
    await create('Rui', '11933334444')
    await shows('Lia;11911112222', 'Rui;11933334444')

    // the receiver is away while somebody moves and somebody leaves
    await running.stop()
    await ask('mutation($id: ID!) { atualizarUsuario(id: $id, input: { name: "Lia Prado" }) { id } }', { id: lia })
    const eva = await create('Eva', '11955556666')
    await ask('mutation($id: ID!) { excluirUsuario(id: $id) { message } }', { id: eva })
    const failed = `select from webhook_entrega where id_cliente = $1 and situacao = 'pendente' and tentativas > 0`
    await waitFor(async () => (await server.app.sql(failed, [server.church.idCliente])).length > 0)
    await running.start()

    // everything comes once more, as if the pause were over and an acknowledgement had been lost
    await server.app.sql(`update webhook_entrega set situacao = 'pendente', tentar_em = now() where id_cliente = $1`, [
      server.church.idCliente,
    ])
    await server.app.sql('update webhook set pausado_ate = null where id_cliente = $1', [server.church.idCliente])
    await create('Ivo', '11977778888')
    await shows('Ivo;11977778888', 'Lia Prado;11911112222', 'Rui;11933334444')
    const open = `select from webhook_entrega where id_cliente = $1 and situacao <> 'entregue'`
    await waitFor(async () => (await server.app.sql(open, [server.church.idCliente])).length === 0)
  } finally {
    await running.stop()
  }
})
