import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
})
afterAll(() => app.close())

test('a person whose latest e-mail came back is marked, for who registers people', async () => {
  const { id, email } = await church.person()
  const letter = (returned: boolean, to = email) =>
    app.sql(
      `insert into email_saida (id_cliente, para, assunto, texto, situacao, devolvido) values ($1, $2, 'x', '', $3, $4)`,
      [church.idCliente, to, returned ? 'falhou' : 'enviado', returned],
    )
  const marked = async (perfil: 1 | 2 = 1, of = id) => {
    const token = await church.token(perfil)
    return (await app.graphql(token, `{ usuario(id: ${of}) { emailDevolvido } }`)).data?.usuario?.emailDevolvido
  }
  expect(await marked()).toBe(false)
  await letter(false)
  await letter(true)
  expect(await marked()).toBe(true)
  // another address
  await app.sql(`update usuario set email = 'novo' || email where id = $1`, [id])
  expect(await marked()).toBe(false)
  await app.sql(`update usuario set email = $2 where id = $1`, [id, email])
  // the address exists again
  await letter(false)
  expect(await marked()).toBe(false)
  const { email: other, id: neighbour } = await (await app.church()).person()
  await letter(true, other)
  expect(await marked(1, neighbour)).toBeUndefined()
})
