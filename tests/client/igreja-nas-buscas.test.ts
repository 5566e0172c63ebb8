import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { buildSchema, Kind, parse } from 'graphql'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Lists of churches; the directory, which is of one church only; lists that belong to one record. */
const without = [
  'ChurchChoices',
  'Igrejas',
  'Contatos',
  'DoacoesCampanha',
  'EsperasEvento',
  'MembrosClasseEbd',
  'MembrosEvento',
  'MembrosMissao',
]

const schema = buildSchema(read('schema/schema.graphql'))
const lists = schema.getQueryType()?.getFields() ?? {}
const writes = schema.getMutationType()?.getFields() ?? {}
const takesChurch = (name: string) =>
  (lists[name] ?? writes[name])?.args.some((argument) => argument.name === 'idCliente') === true

/** Each field of each operation that takes a church, with the names of the arguments that are sent. */
const asked = globSync('client/**/*.graphql', { cwd: root }).flatMap((file) =>
  parse(read(file)).definitions.flatMap((document) => {
    if (document.kind !== Kind.OPERATION_DEFINITION) return []
    const knowsChurch = document.variableDefinitions?.some(({ variable }) => variable.name.value === 'idCliente')
    return document.selectionSet.selections.flatMap((field) => {
      if (field.kind !== Kind.FIELD || !takesChurch(field.name.value)) return []
      const sent = field.arguments?.map((argument) => argument.name.value) ?? []
      return [{ name: document.name?.value ?? '', field: field.name.value, sent, knowsChurch }]
    })
  }),
)

test('a list or picker that is searched tells the server its church: for the platform, none means all churches', () => {
  const searches = asked.filter(({ field, sent }) => lists[field] && sent.includes('busca'))
  expect(searches.length).toBeGreaterThan(50)
  const all = searches.filter(({ sent }) => !sent.includes('idCliente')).map(({ name }) => name)
  expect(all.sort()).toEqual(without.sort())
})

test('an operation of one church tells it to all of its fields: without it, the platform gets that of its own church', () => {
  const known = asked.filter(({ knowsChurch }) => knowsChurch)
  expect(known.length).toBeGreaterThan(100)
  expect(known.filter(({ sent }) => !sent.includes('idCliente')).map(({ name, field }) => `${name}: ${field}`)).toEqual(
    [],
  )
})
