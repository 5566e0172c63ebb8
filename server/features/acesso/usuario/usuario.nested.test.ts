import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { features } from '../../../features.js'
import type { Context } from '../../../kernel/context.js'
import type { Feature } from '../../../kernel/feature.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { isAmong } from '../../../kernel/reading/nested.js'
import { nestedList } from '../../../kernel/reading/nested-list.js'
import { from } from '../../../kernel/tenant/records.js'
import type { UsuarioRow } from './usuario.queries.js'
import { Usuario } from './usuario.type.js'

/** The sessions of each person, which only administrators see. */
const aparelhos = nestedList({
  table: 'usuario',
  property: 'aparelhos',
  action: 'auditoria.ler',
  items: (work, numbers) =>
    from(work, 'sessao')
      .select(['sessao.idUsuario', 'sessao.uuid'])
      .where(isAmong('sessao.idUsuario', numbers))
      .orderBy('sessao.id'),
  owner: ({ idUsuario }) => idUsuario,
  show: ({ uuid }) => ({ uuid }),
})

@ObjectType({ simpleResolvers: true })
class Aparelho {
  @Field({ description: 'Sessão.' }) uuid!: string
}

@Resolver(() => Usuario)
class AparelhosResolver {
  @FieldResolver(() => [Aparelho])
  @Needs('aparelhos')
  aparelhos(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return aparelhos.of(ctx, row)
  }
}

/** The part of the metadata of type-graphql that this test removes at its end. */
interface Decorated {
  fieldResolvers: { target: unknown }[]
  objectTypes: { fields?: { name: string }[] }[]
}

let app: TestApp
let church: TestChurch
beforeAll(async () => {
  const feature: Feature = { name: 'aparelhos', resolvers: [AparelhosResolver], nested: [aparelhos] }
  app = await testApp({}, [...features, feature])
  church = await app.church()
  await (await app.church()).token(1)
})
afterAll(async () => {
  await app.close()
  // the library keeps every decorated class, and the schema of other test files in this process lacks this field
  const storage = (globalThis as unknown as { TypeGraphQLMetadataStorage: Decorated }).TypeGraphQLMetadataStorage
  storage.fieldResolvers = storage.fieldResolvers.filter(({ target }) => target !== AparelhosResolver)
  for (const type of storage.objectTypes)
    if (type.fields) type.fields = type.fields.filter(({ name }) => name !== 'aparelhos')
})

const list = '{ usuarios(first: 50) { nodes { id name perfil aparelhos { uuid } } } }'
const one = 'query($id: ID!) { usuario(id: $id) { aparelhos { uuid } } }'

test('a page contains the list of each row; a single record reads its own list', async () => {
  const token = await church.token(1)
  await church.token(5)
  await church.person({ name: 'Zilda Sem Sessão' })
  const { nodes } = (await app.graphql(token, list)).data.usuarios
  for (const { id, aparelhos } of nodes) {
    const stored = await app.sql('select uuid from sessao where id_usuario = $1 order by id', [id])
    expect(aparelhos).toEqual(stored)
    expect((await app.graphql(token, one, { id })).data.usuario.aparelhos).toEqual(stored)
  }
  const counts = nodes.map((row: { aparelhos: object[] }) => row.aparelhos.length)
  expect([counts.includes(0), counts.some((count: number) => count > 0)]).toEqual([true, true])
})

test('a person without permission gets empty lists, in a page and in a single record', async () => {
  const token = await church.token(2)
  const { nodes } = (await app.graphql(token, list)).data.usuarios
  expect(nodes.flatMap((row: { aparelhos: object[] }) => row.aparelhos)).toEqual([])
  const { usuario } = (await app.graphql(token, one, { id: church.idCliente })).data
  expect(usuario.aparelhos).toEqual([])
})

test('the nested lists of a page need no additional SQL statement', async () => {
  const token = await church.token(1)
  const count = (query: string) => countStatements(() => app.graphql(token, query))
  expect(await count(list)).toBe(await count('{ usuarios(first: 50) { nodes { id name } } }'))
})
