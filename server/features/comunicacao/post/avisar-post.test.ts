import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, type TestChurch } from '../../../../tests/factories/harness.js'
import { type FakeBrowser, FakePushService } from '../../../../tests/factories/push-service.js'
import { avisoFeature } from '../../acesso/aviso/index.js'
import { notifyPostJob } from './avisar-post.job.js'

let app: TestApp
let church: TestChurch
let service: FakePushService

beforeAll(async () => {
  service = await FakePushService.start()
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true', PUSH_HOSTS: service.host })
  church = await app.church()
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

async function phoneOf(token: string): Promise<FakeBrowser> {
  const browser = service.browser()
  await app.graphql(token, 'mutation { alterarSilencio { silencioDe } }')
  await app.graphql(token, 'mutation($input: AparelhoInput!) { registrarAparelho(input: $input) { silencioDe } }', {
    input: browser.inscricao,
  })
  return browser
}

const queued = () =>
  app.sql<{ idPost: number }>(
    `select (data ->> 'idPost')::int as "idPost" from pgboss.job where name = 'post.avisar' and group_id = $1 order by created_on`,
    [String(church.idCliente)],
  )

test('when a post is first shown, everybody except its author gets a notice, which does not contain the post', async () => {
  const author = await church.token(3)
  const [mine, reader] = [await phoneOf(author), await phoneOf(await church.token(2))]
  const byLetter = await church.person()
  await app.graphql(
    await app.session(church.idCliente, byLetter.id),
    'mutation { escolherAviso(tipo: "post.novo", email: true) { silencioDe } }',
  )
  // somebody who has lost the perfil since may not read the feed, and learns no title of it
  const former = await church.person()
  await app.graphql(
    await app.session(church.idCliente, former.id),
    'mutation { escolherAviso(tipo: "post.novo", email: true) { silencioDe } }',
  )
  await app.sql('update usuario set perfil = -1 where id = $1 and id_cliente = $2', [former.id, church.idCliente])
  const { body: tipo } = await app.rest(author, 'POST', '/tipoPosts', { tipoPost: 'Avisos' })
  const input = {
    idTipoPost: tipo.id,
    tituloPost: 'Orem pela Marta',
    textoPost: '<p>Ela foi operada.</p>',
    statusPost: 0,
  }
  const { data, errors } = await app.graphql(
    author,
    'mutation($input: PostInput!) { criarPost(input: $input) { id } }',
    {
      input,
    },
  )
  expect(errors).toBeUndefined()
  expect(await queued()).toEqual([])
  const { id } = data.criarPost
  for (const word of ['publicarPost', 'ocultarPost', 'publicarPost'])
    await app.graphql(author, `mutation { ${word}(id: "${id}") { id } }`)
  expect(await queued()).toEqual([{ idPost: id }])
  const origin = { idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' }
  await notifyPostJob.run(app.services, { ...origin, idPost: id })
  await notifyPostJob.run(app.services, { ...origin, idPost: id })
  const notices = await app.sql<{ id: number }>('select id from aviso where id_cliente = $1', [church.idCliente])
  const sending = { ...origin, avisos: notices.map((notice) => notice.id) }
  for (const job of avisoFeature.jobs ?? []) await job.run(app.services, sending)
  expect(reader.shown).toMatchObject([
    { titulo: 'A igreja publicou um post', texto: 'Toque para ler.', caminho: '/dashboard/feed' },
  ])
  expect(mine.deliveries).toEqual([])
  expect((await app.emails(church.idCliente)).map(({ para }) => para)).toEqual([byLetter.email])
})

test('nobody gets a notice of a post that was hidden before the notice is sent', async () => {
  const author = await church.token(3)
  const [{ id } = { id: 0 }] = await app.sql<{ id: number }>('select id from post where id_cliente = $1', [
    church.idCliente,
  ])
  await app.graphql(author, `mutation { ocultarPost(id: "${id}") { id } }`)
  await app.sql('delete from aviso where id_cliente = $1', [church.idCliente])
  await notifyPostJob.run(app.services, {
    idPost: id,
    idCliente: church.idCliente,
    idUsuario: null,
    requisicao: 'teste',
  })
  expect(await app.sql('select id from aviso where id_cliente = $1', [church.idCliente])).toEqual([])
})
