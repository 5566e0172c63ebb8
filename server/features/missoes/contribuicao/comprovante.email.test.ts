import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { sendReciboJob } from '../../financas/recibo/index.js'

let app: TestApp
let church: TestChurch
let admin: string

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church('Igreja das Cartas')
  admin = await church.token(1)
})

const tithe = async (idMembro: number, dataDizimo = '2025-05-04', valorDizimo = 123.45) => {
  const body = { idMembro, dataDizimo, valorDizimo, meioDizimo: 'pix' }
  return (await app.rest(admin, 'POST', '/dizimos', body)).body.id as number
}
const answer = async (id: number, aceito: boolean) =>
  app.graphql(
    await app.session(church.idCliente, id),
    'mutation($aceito: Boolean!) { responderConsentimento(documento: "recibos", versaoTexto: 1, aceito: $aceito) { aceito } }',
    { aceito },
  )
type Data = NonNullable<Parameters<TestChurch['person']>[0]>
const adult = (data: Data = {}) => church.person({ perfil: 2, dataNascimento: '1980-02-29', ...data })
/** A giver who chose e-mails. */
const chooser = async (data: Data = {}) => {
  const person = await adult(data)
  expect((await answer(person.id, true)).errors).toBeUndefined()
  return person
}
const issueAll = async () => {
  await app.graphql(admin, 'mutation { emitirComprovantes(ano: 2025) { message } }')
  await app.runJobs()
}
const letters = () => app.emails(church.idCliente)
const sent = async () =>
  (
    await app.sql<{ nome: string }>(
      'select nome_pessoa as nome from recibo where id_cliente = $1 and enviado_em is not null order by id',
      [church.idCliente],
    )
  ).map(({ nome }) => nome)

test('a person who chose it is told once that the statement of a year is ready, without amounts, and again when another one replaces it', async () => {
  const { id, email } = await chooser({ name: 'Rute Maria' })
  await tithe(id)
  const silent = await adult({ name: 'Sara Calada' })
  await tithe(silent.id)
  await issueAll()
  await issueAll()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ para: email, assunto: 'O seu comprovante de 2025 está pronto - Igreja das Cartas' })
  expect(letter?.texto).toContain('/dashboard/minhas-contribuicoes?ano=2025')
  expect(letter?.texto).not.toMatch(/123|R\$/)
  expect(await sent()).toEqual(['Rute Maria'])
  const asked = '{ recibos(first: 5, filtro: { tipo: "ano" }, busca: "rute") { nodes { enviadoEm } } }'
  expect((await app.graphql(admin, asked)).data.recibos.nodes).toEqual([{ enviadoEm: expect.any(String) }])
  const log = await app.sql(
    `select 1 from auditoria where id_cliente = $1 and tabela = 'recibo' and acao = 'recibo.enviar'`,
    [church.idCliente],
  )
  expect(log).toHaveLength(1)
  await expect(
    app.sql('update recibo set enviado_em = now() where id_cliente = $1 and enviado_em is not null', [
      church.idCliente,
    ]),
  ).rejects.toThrow('receipt')

  await tithe(id, '2025-06-01')
  await issueAll()
  expect(await letters()).toHaveLength(2)
  // a person who agrees later is told of the statement that was issued before
  await answer(silent.id, true)
  await issueAll()
  expect((await letters()).map(({ para }) => para)).toEqual([email, email, silent.email])
})

test('a person who withdrew the consent, left, is inactive, has no address, is a minor or has no birth date is not told', async () => {
  const back = await chooser()
  await answer(back.id, false)
  const inactive = await chooser()
  const nameless = await chooser()
  const minor = await chooser()
  const ageless = await chooser()
  const gone = await chooser()
  for (const { id } of [back, inactive, nameless, minor, ageless, gone]) await tithe(id)
  await app.sql('update usuario set usuario_ativo = 0 where id = $1', [inactive.id])
  await app.sql('update usuario set email = null where id = $1', [nameless.id])
  await app.sql(`update usuario set data_nascimento = current_date - interval '17 years' where id = $1`, [minor.id])
  await app.sql('update usuario set data_nascimento = null where id = $1', [ageless.id])
  await withPassword(app, church.idCliente, gone.id)
  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  expect((await app.graphql(await app.session(church.idCliente, gone.id), leave, { senha })).errors).toBeUndefined()
  await issueAll()
  expect(await letters()).toEqual([])
  expect(await sent()).toEqual([])
})

test('only adults whose birth date is known can choose it', async () => {
  const [minor, ageless] = [await adult({ dataNascimento: '2015-01-01' }), await church.person({ perfil: 2 })]
  expect((await answer(minor.id, true)).errors?.[0]?.message).toBe(
    'Os recibos por e-mail são só para quem tem 18 anos ou mais.',
  )
  expect((await answer(ageless.id, true)).errors?.[0]?.message).toBe(
    'Informe antes a sua data de nascimento em Configurações, Perfil.',
  )
  expect((await answer(minor.id, false)).errors).toBeUndefined()
})

test('a person is told once of a single receipt and of a single statement; the newest answer counts when the e-mail is sent', async () => {
  const { id, email } = await chooser()
  const first = await tithe(id)
  for (const _ of [1, 2]) await app.rest(admin, 'POST', `/dizimos/${first}/recibo`)
  await app.runJobs()
  const campaign = {
    nomeCampanha: 'Sertão',
    tipoCampanha: 'mundial',
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
    alvoCampanha: 1,
  }
  const { id: idCampanha } = (await app.rest(admin, 'POST', '/campanhasMissoes', campaign)).body
  const gift = { idMembro: id, idCampanha, valorDoacao: 30, dataDoacao: '2026-06-01' }
  const { id: idDoacao } = (await app.rest(admin, 'POST', '/campanhas-missoes-doacoes', gift)).body
  const [income] = await app.sql<{ id: number }>(
    `select id from entrada where id_cliente = $1 and origem = 'doacao' and id_origem = $2`,
    [church.idCliente, idDoacao],
  )
  for (const _ of [1, 2])
    await app.graphql(admin, 'mutation($id: ID!) { emitirReciboEntrada(id: $id) { id } }', { id: income?.id })
  await app.runJobs()
  const statement = 'mutation($id: ID!) { emitirComprovante(idMembro: $id, ano: 2025) { id } }'
  for (const _ of [1, 2]) await app.graphql(admin, statement, { id })
  await app.runJobs()
  expect((await letters()).map(({ para, assunto }) => [para, assunto.split(' - ')[0]])).toEqual([
    [email, 'O seu recibo nº 1 está pronto'],
    [email, 'O seu recibo nº 2 está pronto'],
    [email, 'O seu comprovante de 2025 está pronto'],
  ])

  await answer(id, false)
  const second = await tithe(id, '2026-05-03')
  await app.rest(admin, 'POST', `/dizimos/${second}/recibo`)
  const [receipt] = await app.sql<{ id: number }>('select id from recibo where id_dizimo = $1', [second])
  const { idCliente } = church
  const job = { idRecibo: receipt?.id ?? 0, desde: Date.now(), idCliente, idUsuario: null, requisicao: 'teste' }
  await sendReciboJob.run(app.services, job)
  expect(await letters()).toHaveLength(3)
  await answer(id, true)
  for (const _ of [1, 2]) await sendReciboJob.run(app.services, job)
  expect(await letters()).toHaveLength(4)
})

test('an e-mail over the limit of an address waits and is not noted as sent', async () => {
  const { id } = await chooser()
  for (const day of ['03', '10', '17', '24', '31', '30']) {
    const one = await tithe(id, `2026-05-${day}`)
    await app.rest(admin, 'POST', `/dizimos/${one}/recibo`)
  }
  await app.runJobs()
  expect([(await letters()).length, (await sent()).length]).toEqual([5, 5])
  const waiting = await app.sql(
    `select 1 from pgboss.job where name = 'recibo.enviar' and group_id = $1 and state = 'created' and start_after > now() + interval '10 minutes'`,
    [String(church.idCliente)],
  )
  expect(waiting).toHaveLength(1)
})
