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

test('a list or picker that is searched tells the server its church: for the platform, none means all churches', () => {
  const lists = buildSchema(read('schema/schema.graphql')).getQueryType()?.getFields() ?? {}
  const takesChurch = (name: string) => lists[name]?.args.some((argument) => argument.name === 'idCliente')
  const searches = globSync('client/**/*.graphql', { cwd: root }).flatMap((file) =>
    parse(read(file)).definitions.flatMap((document) => {
      if (document.kind !== Kind.OPERATION_DEFINITION || document.operation !== 'query') return []
      return document.selectionSet.selections.flatMap((field) => {
        if (field.kind !== Kind.FIELD || !takesChurch(field.name.value)) return []
        const sent = field.arguments?.map((argument) => argument.name.value) ?? []
        return sent.includes('busca') ? [{ name: document.name?.value ?? '', church: sent.includes('idCliente') }] : []
      })
    }),
  )
  expect(searches.length).toBeGreaterThan(50)
  const all = searches.filter(({ church }) => !church).map(({ name }) => name)
  expect(all.sort()).toEqual(without.sort())
})
