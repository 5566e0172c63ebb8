/*
 * The schema for the types of the client's documents. Its queries fail as a whole when one of their fields does
 * (errorPolicy 'none'), so what is null only with an error (@semanticNonNull) is never null for them.
 */
import { readFileSync } from 'node:fs'
import { Kind, parse, visit } from 'graphql'

const strict = (field) =>
  field.directives?.some(({ name }) => name.value === 'semanticNonNull') && field.type.kind !== Kind.NON_NULL_TYPE
    ? { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } }
    : undefined

export default (file) => visit(parse(readFileSync(file, 'utf8')), { FieldDefinition: strict })
