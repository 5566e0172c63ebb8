import { expect, test } from '@jest/globals'
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { sweptSchema } from './swept.js'

interface Part {
  name: string
  description?: string | null | undefined
  deprecationReason?: string | null | undefined
}

/** Everything of the schema that a tool's author reads: types, fields, arguments, input fields, enum values. */
function partsOf(schema: GraphQLSchema): Part[] {
  const parts: Part[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    parts.push({ name: type.name, description: type.description })
    const inside = (owner: string, part: Part) => parts.push({ ...part, name: `${owner}.${part.name}` })
    if (isEnumType(type)) for (const value of type.getValues()) inside(type.name, value)
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) inside(type.name, field)
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        inside(type.name, field)
        for (const arg of field.args) inside(`${type.name}.${field.name}`, arg)
      }
  }
  return parts
}

/**
 * Finds parts without a description, and deprecated ones whose reason does not say which other part replaces them:
 * 'Use `nome`.' of the same type, or 'Use `Query.pessoas`.'
 */
function descriptionFindings(schema: GraphQLSchema): string[] {
  const parts = partsOf(schema)
  const names = new Set(parts.map(({ name }) => name))
  return parts.flatMap(({ name, description, deprecationReason }) => {
    const findings = description?.trim() ? [] : [`${name} has no description`]
    if (deprecationReason == null) return findings
    const owner = name.slice(0, name.lastIndexOf('.'))
    const named = [...deprecationReason.matchAll(/`([\w.]+)`/g)].map(([, other = '']) => other)
    const replaced = named.some((other) => other !== name && (names.has(other) || names.has(`${owner}.${other}`)))
    const inHeader = /cabeçalho `x-[a-z-]+`/.test(deprecationReason)
    return replaced || inHeader ? findings : [...findings, `${name} is deprecated and does not say what replaces it`]
  })
}

test('every type, field, argument, input field and enum value is described, and what is deprecated says its replacement', () => {
  expect(partsOf(sweptSchema).length).toBeGreaterThan(50)
  expect(descriptionFindings(sweptSchema)).toEqual([])
})

test('the sweep finds planted faults', () => {
  const planted = buildSchema(`
    type Query {
      "Pessoas." pessoas(primeiros: Int, "Quantas." first: Int): Int
      "Membros." membros: Int @deprecated
      "Fiéis." fieis: Int @deprecated(reason: "Use \`todos\`.")
      "Irmãos." irmaos: Int @deprecated(reason: "Use \`pessoas\`.")
      "Busca." busca(filtro: Filtro): Cor
    }
    input Filtro { nome: String }
    "Cores." enum Cor { AZUL }`)
  expect(descriptionFindings(planted)).toEqual([
    'Query has no description',
    'Query.pessoas.primeiros has no description',
    'Query.membros is deprecated and does not say what replaces it',
    'Query.fieis is deprecated and does not say what replaces it',
    'Query.busca.filtro has no description',
    'Filtro has no description',
    'Filtro.nome has no description',
    'Cor.AZUL has no description',
  ])
})

test('every scalar of its own names its specification', () => {
  const own = Object.values(sweptSchema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  )
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter((type) => isScalarType(type) && !URL.canParse(type.specifiedByURL ?? '')).map(String)).toEqual([])
})
