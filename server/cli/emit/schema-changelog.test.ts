import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { type TestApp, testApp } from '../../../tests/factories/harness.js'
import { schemaChangelog, schemaChanges } from './schema-changelog.js'

const perfil = 'directive @perfil(permite: [Int!]!) on FIELD_DEFINITION\n'

const before = buildSchema(`${perfil}
  directive @antiga(nota: String, cor: Int) on FIELD_DEFINITION
  directive @velha on FIELD_DEFINITION
  interface Nomeado { nome: String }
  interface Datado { data: String }
  type Pessoa implements Nomeado { nome: String idade: Int email: String }
  type Igreja { nome: String }
  type Visita { nome: String }
  union Achado = Pessoa | Igreja
  enum Cor { AZUL VERDE }
  input Filtro { nome: String }
  scalar Data
  scalar Dia @specifiedBy(url: "https://exemplo.org/a")
  scalar Hora
  type Query {
    pessoas(busca: String, limite: Int, primeiros: Int = 20): [Pessoa] @perfil(permite: [1, 5])
    igreja(filtro: Filtro, cor: Cor): Igreja
    visita(id: ID): Visita
    achados: [Achado]
    dia: Data
    antiga: String
    datado: Datado
  }`)

const after = buildSchema(`directive @perfil(permite: [Int!]!, acao: String!) on FIELD_DEFINITION
  directive @antiga(nota: String) on FIELD_DEFINITION
  directive @nova on FIELD_DEFINITION
  interface Nomeado { nome: String }
  interface Datado { data: String }
  type Pessoa implements Datado { nome: String! idade: String telefone: String data: String }
  type Igreja { nome: String }
  type Data { dia: Int }
  type Celula { nome: String }
  union Achado = Pessoa | Celula
  enum Cor { AZUL ROSA }
  input Filtro { nome: String cidade: String! bairro: String }
  scalar Dia @specifiedBy(url: "https://exemplo.org/b")
  scalar Hora @specifiedBy(url: "https://exemplo.org/h")
  type Query {
    pessoas(limite: ID, primeiros: Int = 50, ordem: String, igreja: Int!): [Pessoa] @perfil(permite: [1], acao: "x")
    igreja(filtro: Filtro, cor: Cor): Igreja @perfil(permite: [1], acao: "y")
    achados: [Achado]
    dia: Data
    antiga: String @deprecated(reason: "Use \`dia\`.")
    datado: Datado
  }`)

test('the changelog tells every kind of change in Portuguese', () => {
  expect(schemaChanges(before, after)).toEqual({
    breaking: [
      'O argumento `limite` de `Query.pessoas` era `Int` e passou a ser `ID`.',
      'O valor `VERDE` saiu de `Cor`.',
      '`Data` deixou de ser um escalar e passou a ser um objeto.',
      '`Filtro` exige agora o campo `cidade`.',
      '`Igreja` saiu da união `Achado`.',
      '`Pessoa.email` foi removido.',
      '`Pessoa.idade` era `Int` e passou a ser `String`.',
      '`Pessoa` deixou de ter a interface `Nomeado`.',
      '`Query.pessoas` exige agora o argumento `igreja`.',
      '`Query.pessoas` perdeu o argumento `busca`.',
      '`Query.visita` foi removido.',
      '`Visita` foi removido.',
    ],
    careful: [
      'A diretiva `@velha` foi removida.',
      'A união `Achado` tem o novo tipo `Celula`.',
      'O padrão do argumento `primeiros` de `Query.pessoas` era 20 e passou a ser 50.',
      '`@antiga` perdeu o argumento `cor`.',
      '`Cor` tem o novo valor `ROSA`.',
      '`Dia` segue https://exemplo.org/b, e não mais https://exemplo.org/a.',
    ],
    added: [
      'Diretiva `@nova`.',
      'Tipo `Celula`.',
      '`@perfil` tem o novo argumento `acao`.',
      '`Data.dia`.',
      '`Filtro` aceita o campo `bairro`.',
      '`Hora` segue https://exemplo.org/h.',
      '`Pessoa.data`.',
      '`Pessoa.telefone`.',
      '`Pessoa` tem a interface `Datado`.',
      '`Query.pessoas` aceita o argumento `ordem`.',
    ],
    deprecated: ['`Query.antiga`: Use `dia`.'],
    permissions: ['`Query.igreja`: perfis todos, agora [1].', '`Query.pessoas`: perfis [1, 5], agora [1].'],
  })
})

test('the changelog tells another permission for tokens, and what is deprecated besides fields', () => {
  const directive = 'directive @perfil(permite: [Int!]!, acao: String!) on FIELD_DEFINITION\n'
  const old = buildSchema(`${directive}
    enum Cor { AZUL VERDE }
    type Query { pessoas(busca: String): [Cor] @perfil(permite: [1], acao: "usuario.ler") }`)
  const now = buildSchema(`${directive}
    enum Cor { AZUL VERDE @deprecated(reason: "Use \`AZUL\`.") ROSA @deprecated(reason: "Nova.") }
    type Query {
      pessoas(busca: String @deprecated(reason: "Use \`filtro\`.")): [Cor] @perfil(permite: [1], acao: "usuario.lerEmail")
    }`)
  expect(schemaChanges(old, now)).toMatchObject({
    deprecated: ['`Cor.VERDE`: Use `AZUL`.', '`Query.pessoas(busca:)`: Use `filtro`.'],
    permissions: ['`Query.pessoas`: o token precisava de `usuario.ler`, agora de `usuario.lerEmail`.'],
  })
})

test('each release has a section, the newest first, and says what changed since the one before', () => {
  const text = schemaChangelog(
    [
      { version: '1.0.0', schema: before },
      { version: '1.1.0', schema: after },
    ],
    after,
  )
  expect(text.match(/^##+ .*$/gm)).toEqual([
    '## Ainda não lançado (desde 1.1.0)',
    '## 1.1.0 (desde 1.0.0)',
    '### Deixa de funcionar',
    '### Merece atenção',
    '### Novo',
    '### Obsoleto',
    '### Quem pode',
  ])
  expect(text).toContain('## Ainda não lançado (desde 1.1.0)\n\nNada mudou.\n')
})

describe('the addresses of the schema', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  let app: TestApp
  let session: string
  let apiToken: string
  beforeAll(async () => {
    app = await testApp()
    const church = await app.church()
    session = await church.token(2)
    const made = await app.graphql(
      await church.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Esquema", escopos: ["patrimonio.ler"]) { token } }',
    )
    apiToken = made.data.criarTokenApi.token
  })
  afterAll(() => app.close())

  test.each([
    ['/graphql/schema', 'schema/schema.graphql', 'text/plain; charset=utf-8'],
    ['/graphql/schema/mudancas', 'schema/CHANGELOG.md', 'text/markdown; charset=utf-8'],
  ])(
    '%s answers the text to a token and to a session, and only once while it stays the same',
    async (url, file, type) => {
      const ask = (token: string | null, headers: Record<string, string> = {}) =>
        app.http.inject({ url, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } })
      for (const token of [apiToken, session]) {
        const { statusCode, headers, body } = await ask(token)
        expect([statusCode, headers['content-type']]).toEqual([200, type])
        expect(body).toBe(readFileSync(path.join(root, file), 'utf8'))
        for (const tag of [String(headers.etag), `W/${headers.etag}`]) {
          const again = await ask(token, { 'if-none-match': tag })
          expect([again.statusCode, again.body]).toEqual([304, ''])
        }
      }
      const stranger = await ask(null)
      expect([stranger.statusCode, stranger.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    },
  )
})
