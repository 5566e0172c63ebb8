import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Writes the types of the whole schema to client/gql; and for each screen its documents, fragments and hooks beside it.
 */
const config: CodegenConfig = {
  schema: [{ 'schema/schema.graphql': { loader: './tests/tools/client-schema.mjs' } }],
  documents: ['client/**/*.graphql'],
  generates: {
    'client/gql/types.ts': {
      plugins: ['typescript'],
      config: {
        useTypeImports: true,
        onlyOperationTypes: true,
        enumsAsTypes: true,
        scalars: { DateOnly: 'string', DateTime: 'string', Decimal: 'string', Upload: 'File' },
      },
    },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'gql/types.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './client/codegen-hooks.mjs'],
      config: {
        // otherwise the whole schema is read again for each of the files, in case one of them needs an input's type
        importSchemaTypesFrom: 'client/gql/types.ts',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateOnly: 'string', DateTime: 'string', Decimal: 'string', Upload: 'File' },
      },
    },
  },
}

export default config
