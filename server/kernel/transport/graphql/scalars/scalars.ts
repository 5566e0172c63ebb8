import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { toInstant } from '../../../../../schema/rules/dates.js'
import { isDecimal, normaliseDecimal } from '../../../../../schema/rules/money.js'

const literal = (node: ValueNode): unknown =>
  node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined

function scalar(
  name: string,
  description: string,
  specifiedByURL: string,
  serialize: (value: unknown) => string,
  parse: (text: string) => string | undefined,
) {
  const parseValue = (value: unknown) => {
    const parsed = typeof value === 'string' ? parse(value) : undefined
    if (parsed === undefined) throw new GraphQLError(`${name} inválido.`, { extensions: { code: 'BAD_USER_INPUT' } })
    return parsed
  }
  return new GraphQLScalarType({
    name,
    description,
    specifiedByURL,
    serialize,
    parseValue,
    parseLiteral: (node) => parseValue(literal(node)),
  })
}

/*
 * These scalars accept blank or malformed text, because the input schemas validate it with a Portuguese text and the
 * field's name. So a mistake in a form becomes a 422 with its field, and not a 400 about variables.
 */
const anyText = (text: string) => text

export const DateOnlyScalar = scalar(
  'DateOnly',
  'Data de calendário sem hora, AAAA-MM-DD.',
  'https://scalars.graphql.org/andimarek/local-date.html',
  (value) => {
    const text: string = String(value)
    return text.slice(0, 10)
  },
  anyText,
)

export const DateTimeScalar = scalar(
  'DateTime',
  'Instante em UTC, ISO 8601.',
  'https://scalars.graphql.org/andimarek/date-time.html',
  (value) => toInstant(value as string | Date),
  anyText,
)

export const DecimalScalar = scalar(
  'Decimal',
  'Valor decimal exato com duas casas, como texto: "1234.50".',
  'https://www.w3.org/TR/xmlschema11-2/#decimal',
  (value) => {
    const text = String(value)
    return isDecimal(text) ? normaliseDecimal(text) : text
  },
  anyText,
)
