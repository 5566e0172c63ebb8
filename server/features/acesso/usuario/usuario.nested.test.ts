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
const instrumentos = nestedList({
  table: 'usuario',
  property: 'instrumentos',
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
class Instrumento {
  @Field({ description: 'Sessão.' }) uuid!: string
}

@Resolver(() => Usuario)
class InstrumentosResolver {
  @FieldResolver(() => [Instrumento])
  @Needs('instrumentos')
  instrumentos(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return instrumentos.of(ctx, row)
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
  const feature: Feature = { name: 'instrumentos', resolvers: [InstrumentosResolver], nested: [instrumentos] }
  app = await testApp({}, [...features, feature])
  church = await app.church()
  await (await app.church()).token(1)
})
afterAll(async () => {
  await app.close()
  // the library keeps every decorated class, and the schema of other test files in this process lacks this field
  const storage = (globalThis as unknown as { TypeGraphQLMetadataStorage: Decorated }).TypeGraphQLMetadataStorage
  storage.fieldResolvers = storage.fieldResolvers.filter(({ target }) => target !== InstrumentosResolver)
  for (const type of storage.objectTypes)
    if (type.fields) type.fields = type.fields.filter(({ name }) => name !== 'instrumentos')
})

const list = '{ usuarios(first: 50) { nodes { id name perfil instrumentos { uuid } } } }'
const one = 'query($id: ID!) { usuario(id: $id) { instrumentos { uuid } } }'

test('a page contains the list of each row; a single record reads its own list', async () => {
  const token = await church.token(1)
  await church.token(5)
  await church.person({ name: 'Zilda Sem Sessão' })
  const { nodes } = (await app.graphql(token, list)).data.usuarios
  for (const { id, instrumentos } of nodes) {
    const stored = await app.sql('select uuid from sessao where id_usuario = $1 order by id', [id])
    expect(instrumentos).toEqual(stored)
    expect((await app.graphql(token, one, { id })).data.usuario.instrumentos).toEqual(stored)
  }
  const counts = nodes.map((row: { instrumentos: object[] }) => row.instrumentos.length)
  expect([counts.includes(0), counts.some((count: number) => count > 0)]).toEqual([true, true])
})

test('a person without permission gets empty lists, in a page and in a single record', async () => {
  const token = await church.token(2)
  const { nodes } = (await app.graphql(token, list)).data.usuarios
  expect(nodes.flatMap((row: { instrumentos: object[] }) => row.instrumentos)).toEqual([])
  const { usuario } = (await app.graphql(token, one, { id: church.idCliente })).data
  expect(usuario.instrumentos).toEqual([])
})

test('the nested lists of a page need no additional SQL statement', async () => {
  const token = await church.token(1)
  const count = (query: string) => countStatements(() => app.graphql(token, query))
  expect(await count(list)).toBe(await count('{ usuarios(first: 50) { nodes { id name } } }'))
})
