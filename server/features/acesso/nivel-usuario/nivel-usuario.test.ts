import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const list = '{ nivelUsuarios { perfil nome nomePadrao quantidadeUsuarios acoes } }'
const rename =
  'mutation($perfil: Int!, $nome: String!) { atualizarNivelUsuario(perfil: $perfil, nome: $nome) { nome nomePadrao } }'

test('renaming an access level gets 401 without a session, and 403 for perfis 2 to 5, who may only list them', async () => {
  expect((await app.graphql(null, list)).status).toBe(401)
  for (const perfil of [2, 3, 4, 5] as const) {
    expect((await app.graphql(await betel.token(perfil), rename, { perfil: 3, nome: 'X' })).status).toBe(403)
    expect((await app.rest(await betel.token(perfil), 'PUT', '/nivelUsuario/3', { nome: 'X' })).status).toBe(403)
    expect((await app.graphql(await betel.token(perfil), list)).status).toBe(200)
  }
})

test('a renamed perfil has the name only in its church, and an empty name restores the default', async () => {
  const token = await betel.token(1)
  expect((await app.graphql(token, rename, { perfil: 3, nome: 'Líder de célula' })).data.atualizarNivelUsuario).toEqual(
    {
      nome: 'Líder de célula',
      nomePadrao: 'Líder',
    },
  )
  expect((await app.graphql(await betel.token(3), '{ eu { nomePerfil } }')).data.eu.nomePerfil).toBe('Líder de célula')
  expect((await app.graphql(await other.token(3), '{ eu { nomePerfil } }')).data.eu.nomePerfil).toBe('Líder')
  expect((await app.rest(token, 'PUT', '/nivelUsuario/3', { nome: '' })).body.nome).toBe('Líder')
  expect((await app.graphql(await betel.token(3), '{ eu { nomePerfil } }')).data.eu.nomePerfil).toBe('Líder')
})

test('the list contains the number of people and the actions of each access level; only the platform sees its own level', async () => {
  const { body } = await app.rest(await other.token(1), 'GET', '/nivelUsuario')
  const levels = body as { perfil: number; quantidadeUsuarios: number; acoes: string[] }[]
  expect(levels.map(({ perfil }) => perfil)).toEqual([-1, 1, 2, 3, 4, 5])
  expect(levels.find(({ perfil }) => perfil === 1)?.quantidadeUsuarios).toBe(1)
  expect(levels.find(({ perfil }) => perfil === 2)?.acoes).not.toContain('patrimonio.escrever')
  const platform = await app.graphql(await app.platformToken(), list)
  expect(platform.data.nivelUsuarios).toHaveLength(7)
})

test('an unknown perfil, the perfil of the platform, or a too long name is refused at its field with 422', async () => {
  const token = await betel.token(1)
  for (const perfil of [0, 9]) {
    expect((await app.graphql(token, rename, { perfil, nome: 'X' })).errors?.[0]?.extensions.campos).toEqual({
      perfil: 'Perfil não encontrado.',
    })
  }
  expect(
    (await app.graphql(token, rename, { perfil: 3, nome: 'x'.repeat(61) })).errors?.[0]?.extensions.campos,
  ).toHaveProperty('nome')
})

test('what a perfil may do follows the matrix of the church', async () => {
  const church = await app.church()
  const decide = (perfil: number, areas: object) =>
    app.sql('insert into acesso_perfil (id_cliente, perfil, areas) values ($1, $2, $3)', [
      church.idCliente,
      perfil,
      JSON.stringify(areas),
    ])
  await decide(2, { visitas: 'nada' })
  await decide(3, { celulas: 'escrever meus' })
  const query = '{ nivelUsuarios { perfil acoes acoesMeus } }'
  type Level = { perfil: number; acoes: string[]; acoesMeus: string[] }
  const levels: Level[] = (await app.graphql(await church.token(1), query)).data.nivelUsuarios
  const of = (perfil: number) => levels.find((level) => level.perfil === perfil)
  expect(of(2)?.acoes).not.toContain('visitaPastoral.ler')
  expect(of(2)?.acoes).toContain('celula.ler')
  expect(of(2)?.acoesMeus).toEqual([])
  expect(of(3)?.acoes).toContain('visitaPastoral.ler')
  expect(of(3)?.acoesMeus).toContain('celula.escrever')
  expect(of(1)?.acoesMeus).toEqual([])
  const { body } = await app.rest(await church.token(1), 'GET', '/nivelUsuario')
  expect(body.find(({ perfil }: Level) => perfil === 2).acoes).toEqual(of(2)?.acoes)
})
