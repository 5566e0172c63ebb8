// graphql-codegen plugin: writes use<Name>Query / use<Name>Mutation over @apollo/client/react beside each screen's documents.
// The published typescript-react-apollo plugin targets Apollo Client 3.
import { Kind } from 'graphql'

const capital = (text) => text[0].toUpperCase() + text.slice(1)

export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const kinds = [...new Set(operations.map(({ operation }) => capital(operation)))]
  return {
    prepend: kinds.length ? [`import { ${kinds.map((kind) => `use${kind}`).join(', ')} } from '@apollo/client/react'`] : [],
    content: operations
      .map(({ name, operation, variableDefinitions }) => {
        const kind = capital(operation)
        const type = capital(name.value) + kind
        const document = `${capital(name.value)}Document`
        const required = operation !== 'mutation' && variableDefinitions.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue)
        const options = `Parameters<typeof use${kind}<${type}, ${type}Variables>>[1]`
        return `export const use${type} = (options${required ? '' : '?'}: ${options}) => use${kind}<${type}, ${type}Variables>(${document}, options as never)`
      })
      .join('\n'),
  }
}
