import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { notifyChangeJob } from './mudou.job.js'

let app: TestApp
let church: TestChurch
let admin: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  await knowPassword(app, church.idCliente)
})
afterAll(() => app.close())

const limit = { comoMembro: true, meus: ['celulas'], revisado: false }

/** A leader with the limit of before. */
async function limited(name: string): Promise<number> {
  const { id } = await church.person({ perfil: 3, name })
  await app.sql('update usuario set limite_acesso = $2 where id = $1', [id, JSON.stringify(limit)])
  return id
}

async function kept(idCliente = church.idCliente): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `insert into funcao (id_cliente, nome, acoes, alcance, a_revisar) values ($1, $2, '["celula.ler"]', 'tudo', true)
     returning id`,
    [idCliente, unique('Como antes: ')],
  )
  return row?.id ?? 0
}

const waiting = `{ acessosARevisar { funcoes { id aRevisar } limites { pessoa { id name } meus acrescenta } } }`
const listed = async () => (await app.graphql(admin, waiting)).data.acessosARevisar

const answer = (token: string, mutation: string, variables: object, minhaSenha = knownPassword) =>
  app.graphql(
    token,
    mutation.endsWith('Funcao')
      ? `mutation($id: ID!, $minhaSenha: String!) { ${mutation}(id: $id, minhaSenha: $minhaSenha) { aRevisar } }`
      : `mutation($idUsuario: ID!, $minhaSenha: String!) { ${mutation}(idUsuario: $idUsuario, minhaSenha: $minhaSenha) { message } }`,
    { ...variables, minhaSenha },
  )

const changes = (tabela: string, id: number) =>
  app.sql<{ idUsuario: number; depois: object }>(
    `select id_usuario as "idUsuario", depois from auditoria where tabela = $1 and id_registro = $2 and operacao = 'alterar'
     order by id desc limit 1`,
    [tabela, id],
  )

test('a function of before waits until an administrator keeps it with the password, which the audit log tells', async () => {
  const id = await kept()
  expect((await listed()).funcoes).toContainEqual({ id, aRevisar: true })
  const wrong = await answer(admin, 'manterFuncao', { id }, 'outra senha')
  expect(wrong.errors?.[0]?.extensions.campos).toEqual({ minhaSenha: 'A senha atual não confere.' })
  expect((await listed()).funcoes).toContainEqual({ id, aRevisar: true })
  expect((await answer(admin, 'manterFuncao', { id })).data.manterFuncao).toEqual({ aRevisar: false })
  expect((await listed()).funcoes).not.toContainEqual({ id, aRevisar: true })
  expect(await changes('funcao', id)).toEqual([{ idUsuario: church.idCliente, depois: { a_revisar: false } }])
})

test('a limit that is kept waits no longer, and still limits', async () => {
  const id = await limited('Lia Limitada')
  const [found] = (await listed()).limites.filter(({ pessoa }: { pessoa: { id: number } }) => pessoa.id === id)
  expect(found).toMatchObject({ pessoa: { name: 'Lia Limitada' }, meus: ['Células'] })
  expect(found.acrescenta).toMatch(/Células \(escrever\)/)
  expect((await answer(admin, 'manterLimite', { idUsuario: id })).data.manterLimite.message).toBe('O limite fica.')
  expect((await listed()).limites).toEqual([])
  const may = async () => (await app.graphql(await app.session(church.idCliente, id), '{ eu { acoes } }')).data.eu.acoes
  expect(await may()).not.toContain('evento.escrever')
  // whoever keeps a limit may lift it later
  expect((await answer(admin, 'retirarLimite', { idUsuario: id })).errors).toBeUndefined()
  expect(await may()).toContain('evento.escrever')
})

test('lifting a limit says what it adds, gives it, and is told by the audit log', async () => {
  const id = await limited('Leo Limitado')
  const lifted = await answer(admin, 'retirarLimite', { idUsuario: id })
  expect(lifted.data.retirarLimite.message).toMatch(
    /^Limite tirado\. Leo Limitado pode agora também: .*Células \(escrever\)/,
  )
  expect(await changes('usuario', id)).toEqual([{ idUsuario: church.idCliente, depois: { limite_acesso: null } }])
  const again = await answer(admin, 'retirarLimite', { idUsuario: id })
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
  expect((await answer(admin, 'manterLimite', { idUsuario: id })).errors?.[0]?.extensions.code).toBe('CONFLICT')
})

test('only administrators of the church answer', async () => {
  const [id, idUsuario] = [await kept(), await limited('Lino')]
  const other = await app.church()
  const theirs = await other.token(1)
  await knowPassword(app, other.idCliente)
  for (const [token, code] of [
    [await church.token(3), 'FORBIDDEN'],
    [theirs, 'NOT_FOUND'],
  ] as const) {
    expect((await answer(token, 'manterFuncao', { id })).errors?.[0]?.extensions.code).toBe(code)
    const refused = await answer(token, 'retirarLimite', { idUsuario })
    expect(['FORBIDDEN', 'NOT_FOUND', 'CONFLICT']).toContain(refused.errors?.[0]?.extensions.code)
  }
  expect((await app.graphql(theirs, waiting)).data.acessosARevisar).toEqual({ funcoes: [], limites: [] })
  expect(await app.sql('select limite_acesso as l from usuario where id = $1', [idUsuario])).toEqual([{ l: limit }])
})

test('the home page of administrators says that the access has changed, until one of them has understood', async () => {
  const own = await app.church()
  const token = await own.token(1)
  const home = async (as: string) => (await app.graphql(as, '{ home { acessoMudou { funcoes limites } } }')).data.home
  expect(await home(token)).toEqual({ acessoMudou: null })
  await app.sql('update cliente set acesso_mudou_em = now() where id = $1', [own.idCliente])
  await kept(own.idCliente)
  expect(await home(token)).toEqual({ acessoMudou: { funcoes: 1, limites: 0 } })
  expect(await home(await own.token(3))).toEqual({ acessoMudou: null })
  const understood = await app.graphql(token, 'mutation { entenderMudancaDoAcesso { message } }')
  expect(understood.errors).toBeUndefined()
  expect(await home(token)).toEqual({ acessoMudou: null })
})

test('the administrators of such a church get one letter, and those of others none', async () => {
  const [changed, fresh] = [await app.church(), await app.church()]
  const second = await changed.person({ perfil: 1 })
  await changed.person({ perfil: 5 })
  await app.sql('update cliente set acesso_mudou_em = now() where id = $1', [changed.idCliente])
  for (const _ of [1, 2])
    await notifyChangeJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  const letters = await app.emails(changed.idCliente)
  expect(letters.map(({ para }) => para).sort()).toEqual([changed.email, second.email].sort())
  expect(letters[0]?.texto).toContain('Quem lidera um grupo cuida dele.')
  expect(await app.emails(fresh.idCliente)).toEqual([])
})
