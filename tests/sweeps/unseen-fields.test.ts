import 'reflect-metadata'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { features } from '../../server/features.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { knownPassword } from '../factories/password.js'
import { kindOfInput } from '../factories/records.js'
import { schemaOf } from '../factories/schema.js'

/*
 * Somebody who may change a record, but may not read some of its fields, reads null in their place and sends null back:
 * a form sends every field, and so does a client that reads, changes and writes. Such a change must erase nothing.
 */

interface Change {
  mutation: string
  input: string
  table: string
  actions: { writes: string; reads: string }
  fields: string[]
}

/** The mutations that change a record of which the same fields may be hidden, one for each action that reads them. */
function changesOfHidden(): Change[] {
  const found: Change[] = []
  for (const { name, args, type, extensions } of Object.values(
    schemaOf(features).getMutationType()?.getFields() ?? {},
  )) {
    const [id, input] = ['id', 'input'].map((each) => args.find((arg) => arg.name === each))
    const [given, result] = [input && getNamedType(input.type), getNamedType(type)]
    if (!id || !isInputObjectType(given) || !isObjectType(result) || !extensions.record) continue
    const byAction = new Map<string, string[]>()
    for (const field of Object.values(result.getFields())) {
      const reads = field.extensions.readable as string | undefined
      if (reads && given.getFields()[field.name]) byAction.set(reads, [...(byAction.get(reads) ?? []), field.name])
    }
    for (const [reads, fields] of byAction)
      found.push({
        mutation: name,
        input: given.name,
        table: String(extensions.record),
        actions: { writes: String(extensions.action), reads },
        fields,
      })
  }
  return found
}

/** Not of one record's columns; why, and where they are tested. */
const others: Record<string, string> = {
  atualizarVisitaPastoral: 'comment and readers are stored elsewhere: visita-pastoral.test.ts',
  devolverPixRecebido: 'its codigo is that of the second step',
}

const changes = changesOfHidden().filter(({ mutation }) => !others[mutation])
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the sweep finds the changes of records with hidden fields', () => {
  expect(changes.map(({ mutation, actions }) => `${mutation} ${actions.reads}`)).toEqual(
    expect.arrayContaining([
      'atualizarUsuario usuario.lerEmail',
      'atualizarUsuario usuario.lerDadosPessoais',
      'atualizarUsuario usuario.lerTelefone',
      'atualizarCelula usuario.lerTelefone',
      'atualizarContaFinanceira contaFinanceira.ler',
    ]),
  )
})

test('an empty value for a field that one may not read erases nothing', async () => {
  const church = await app.church()
  const admin = await church.token(1)
  const erased: string[] = []
  for (const { mutation, input, table, actions, fields } of changes) {
    const kind = kindOfInput(input)
    if (!kind?.sample) throw new Error(`there is no sample of ${input}, which ${mutation} accepts`)
    await kind.make(app, admin)
    const columns = fields.map(snake)
    const [{ id }] = (await app.sql<{ id: number }>(
      `select id from ${table} where id_cliente = $1 order by id desc limit 1`,
      [church.idCliente],
    )) as [{ id: number }]
    await app.sql(
      `update ${table} set ${(await filled(table, columns)).join(', ')} where id = $1 and id_cliente = $2`,
      [id, church.idCliente],
    )
    const read = async () =>
      (
        await app.sql(`select ${columns.join(', ')} from ${table} where id = $1 and id_cliente = $2`, [
          id,
          church.idCliente,
        ])
      )[0] as Record<string, unknown>
    const before = await read()
    const { data } = await app.graphql(
      admin,
      'mutation($e: [String!]!, $senha: String!) { criarTokenApi(minhaSenha: $senha, nome: "Cadastro", escopos: $e) { token } }',
      { e: [actions.writes], senha: knownPassword },
    )
    const values = { ...kind.sample(), ...Object.fromEntries(fields.map((field) => [field, null])) }
    const answer = await app.graphql(
      data.criarTokenApi.token,
      `mutation($id: ID!, $input: ${input}!) { ${mutation}(id: $id, input: $input) { id } }`,
      { id, input: actions.writes === 'usuario.escrever' ? { ...values, email: null } : values },
    )
    expect([mutation, answer.errors]).toEqual([mutation, undefined])
    const after = await read()
    erased.push(
      ...columns
        .filter((column) => String(after[column]) !== String(before[column]))
        .map((column) => `${mutation} ${column}`),
    )
  }
  expect(erased).toEqual([])
})

/** SQL: a value for each column, by its type. */
async function filled(table: string, columns: string[]): Promise<string[]> {
  const types = await app.sql<{ name: string; type: string }>(
    'select column_name as name, data_type as type from information_schema.columns where table_name = $1',
    [table],
  )
  const value = (type: string | undefined) => (type === 'date' ? `'2001-02-03'` : type === 'numeric' ? '7' : `'x'`)
  return columns.map((column) => `${column} = ${value(types.find(({ name }) => name === column)?.type)}`)
}
