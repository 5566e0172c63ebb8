// graphql-codegen plugin: writes use<Name>Query, use<Name>Mutation and use<Name>Subscription beside each screen's
// documents, over @apollo/client/react. The published typescript-react-apollo plugin targets Apollo Client 3.
import { globSync, readFileSync } from 'node:fs'
import { Kind } from 'graphql'

const capital = (text) => text[0].toUpperCase() + text.slice(1)

// Apollo's overloads infer the widest result from generated generics (partial data included), so name the result here.
const signatures = {
  query: (type, optional) => ({
    options: `options${optional ? '?' : ''}: useQuery.Options<${type}, ${type}Variables> | SkipToken`,
    result: `useQuery.Result<${type}, ${type}Variables, 'empty' | 'complete' | 'streaming'>`,
  }),
  mutation: (type) => ({
    options: `options?: useMutation.Options<${type}, ${type}Variables>`,
    result: `useMutation.ResultTuple<${type}, ${type}Variables>`,
  }),
  subscription: (type, optional) => ({
    options: `options${optional ? '?' : ''}: useSubscription.Options<${type}, ${type}Variables>`,
    result: `useSubscription.Result<${type}>`,
  }),
}

const imports = { query: ['useQuery', 'type SkipToken'], mutation: ['useMutation'], subscription: ['useSubscription'] }

const hook = ({ name, operation, variableDefinitions }) => {
  const kind = capital(operation)
  const type = capital(name.value) + kind
  const optional = variableDefinitions.every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  )
  const { options, result } = signatures[operation](type, optional)
  return `export const use${type} = (${options}): ${result} => use${kind}(${capital(name.value)}Document, options as never) as never`
}

/** The words of all sources by hand that may be a hook's or a document's name. */
const spoken = new Set(
  globSync('client/**/*.{ts,tsx}', { exclude: (name) => name.endsWith('.generated.ts') }).flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b(?:use[A-Z]\w*|\w+Document)\b/g) ?? [],
  ),
)

/** An operation that sources send by its document alone has no hook; a new one has, until it is sent that way. */
const wantsHook = ({ name, operation }) =>
  spoken.has(`use${capital(name.value)}${capital(operation)}`) || !spoken.has(`${capital(name.value)}Document`)

export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(wantsHook)
  const names = [...new Set(operations.flatMap(({ operation }) => imports[operation]))]
  return {
    prepend: names.length ? [`import { ${names.join(', ')} } from '@apollo/client/react'`] : [],
    content: operations.map(hook).join('\n'),
  }
}
