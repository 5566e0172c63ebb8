import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { encrypt } from '../../../kernel/base/crypto.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'

let app: TestApp
let betel: TestChurch
const assunto = unique('Assunto ')

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  await transaction(app.services.sessions, betel.idCliente, author, (work) =>
    queueEmail(app.services, work, author, {
      para: 'ana@exemplo.com.br',
      assunto,
      texto: `Olá, Ana: ${app.services.config.publicUrl}/segredo`,
      sairEm: null,
    }),
  )
})
afterAll(() => app.close())

const query =
  'query($busca: String) { emailsSaida(busca: $busca) { totalCount nodes { idCliente para assunto texto situacao } } }'

test('only the platform’s administrator reads the outbox', async () => {
  expect((await app.graphql(null, query)).status).toBe(401)
  for (const perfil of [-1, 1, 2, 3, 4, 5] as const)
    expect((await app.graphql(await betel.token(perfil), query)).status).toBe(403)
})

test('the outbox contains the e-mails of all churches with their text, which is stored encrypted', async () => {
  const { data } = await app.graphql(await app.platformToken(), query, { busca: assunto.toUpperCase() })
  expect(data.emailsSaida).toEqual({
    totalCount: 1,
    nodes: [
      {
        idCliente: betel.idCliente,
        para: 'ana@exemplo.com.br',
        assunto,
        texto: `Olá, Ana: ${app.services.config.publicUrl}/segredo`,
        situacao: 'retido',
      },
    ],
  })
  const [row] = await app.sql<{ texto: string }>('select texto from email_saida where assunto = $1', [assunto])
  expect(row?.texto).not.toContain('segredo')
})

test('a letter that another key has closed does not hide the others', async () => {
  await app.sql(
    `insert into email_saida (id_cliente, para, assunto, texto, situacao) values ($1, 'ana@exemplo.com.br', $2, $3, 'retido')`,
    [betel.idCliente, `${assunto} outra chave`, encrypt(randomBytes(32), 'x')],
  )
  const { data, errors } = await app.graphql(await app.platformToken(), query, { busca: assunto })
  expect(errors).toBeUndefined()
  expect(data.emailsSaida.nodes.map(({ texto }: { texto: string }) => texto)).toEqual([
    'Esta carta foi cifrada com outra chave e não pode ser aberta.',
    `Olá, Ana: ${app.services.config.publicUrl}/segredo`,
  ])
})
