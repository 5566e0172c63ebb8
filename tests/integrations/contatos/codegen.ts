import type { CodegenConfig } from '@graphql-codegen/cli'

const { CANDEIA_URL = '', CANDEIA_TOKEN = '' } = process.env

/** The types of this tool's queries, from the schema as the server has it now. */
const config: CodegenConfig = {
  schema: {
    [`${CANDEIA_URL}/graphql/schema`]: { handleAsSDL: true, headers: { authorization: `Bearer ${CANDEIA_TOKEN}` } },
  },
  documents: 'contatos.graphql',
  generates: {
    'candeia.generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { documentMode: 'string', useTypeImports: true, scalars: { DateOnly: 'string' } },
    },
  },
}

export default config
